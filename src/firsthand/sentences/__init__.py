"""Every sentence that a person reads, as a message with arguments in one catalogue.

>>> from firsthand.sentences import say, text
>>> text(say("count-cards", n=2))
'two cards'
"""

from firsthand.sentences.arguments import CatalogueFault, Kind
from firsthand.sentences.catalogue import arguments, in_words, messages, sources, text
from firsthand.sentences.locales import ENGLISH, PSEUDO, Locale
from firsthand.sentences.resolver import UnknownMessage, WrongArgument
from firsthand.sentences.sentence import Sentence, say
from firsthand.sentences.syntax import SyntaxFault

__all__ = [
    "ENGLISH",
    "PSEUDO",
    "CatalogueFault",
    "Kind",
    "Locale",
    "Sentence",
    "SyntaxFault",
    "UnknownMessage",
    "WrongArgument",
    "arguments",
    "in_words",
    "messages",
    "say",
    "sources",
    "text",
]
