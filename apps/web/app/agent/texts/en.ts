export const en = {
  "copy.done": "Link copied!",
  "copy.failed": "Copy failed",
  "copy.manually": "Please manually copy the link.",
  "savedTranslation.en": "The same in English, for your listing",
  "savedTranslation.es": "The same in Spanish, for your listing",
  "savedTranslation.hint.en": "Renters who write in English get this. Empty: they get your words.",
  "savedTranslation.hint.es": "Renters who write in Spanish get this. Empty: they get your words.",
} as const;
