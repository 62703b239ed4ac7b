"""Checking files: cases and vectors, deal lists, and records."""

from firsthand.verify.files import verify
from firsthand.verify.located import Unreadable
from firsthand.verify.report import Failure, Report

__all__ = ["Failure", "Report", "Unreadable", "verify"]
