"""Imperialism: Road to Domination."""
