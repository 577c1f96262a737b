export const en = {
  "copy.done": "Link copied!",
  "copy.failed": "Copy failed",
  "copy.manually": "Please manually copy the link.",
  "savedTranslation.en": "English version, for your assistant",
  "savedTranslation.es": "Spanish version, for your assistant",
  "savedTranslation.hint.en":
    "Renters who write in English get this. If you leave it empty, they get your original text.",
  "savedTranslation.hint.es":
    "Renters who write in Spanish get this. If you leave it empty, they get your original text.",
} as const;
