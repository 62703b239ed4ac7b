"""What a person reads of sentences that travel."""

from firsthand.sentences import Sentence, text


def said(sentence: Sentence | tuple[Sentence, ...] | None) -> str:
    """Return sentences in English, one behind the other; nothing for none."""
    if sentence is None:
        return ""
    return text(sentence) if isinstance(sentence, Sentence) else " ".join(map(text, sentence))
