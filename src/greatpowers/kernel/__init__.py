"""The kernel: what every title stands on. It knows no title and needs only the standard library."""
