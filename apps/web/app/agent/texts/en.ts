export const en = {
  "copy.done": "Link copied!",
  "copy.failed": "Copy failed",
  "copy.manually": "Please manually copy the link.",
} as const;
