"""What a person reads of a sentence that travels."""

from firsthand.sentences import Sentence, text


def said(sentence: Sentence | None) -> str:
    """Return a sentence in English; nothing for none."""
    return "" if sentence is None else text(sentence)
