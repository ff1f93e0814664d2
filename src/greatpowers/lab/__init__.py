"""What games that computers play tell about a game: lengths, win shares, uses, each with its interval."""
