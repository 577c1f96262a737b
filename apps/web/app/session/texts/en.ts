export const en = {
  "expired.title": "Session Expired",
  "expired.text": "Please log in again to continue",
} as const;
