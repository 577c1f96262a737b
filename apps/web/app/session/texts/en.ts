export const en = {
  "expired.title": "Session Expired",
  "expired.text": "Please log in again to continue",
  "unsaved.restored": "We kept what you hadn’t saved yet.",
  "unsaved.discard": "Start over",
} as const;
