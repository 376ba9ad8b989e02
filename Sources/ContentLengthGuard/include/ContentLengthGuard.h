// Declares nothing; see ContentLengthGuard.c.
