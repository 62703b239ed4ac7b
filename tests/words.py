"""What a person reads of sentences that travel."""

from firsthand.sentences import Sentence, text


def said(found: Sentence | tuple[Sentence, ...] | None) -> str:
    """Return sentences in English, one behind the other; nothing for none."""
    if found is None:
        return ""
    return text(found) if isinstance(found, Sentence) else " ".join(map(text, found))
