export const en = {
  skip: "Skip to content",
  optional: "Optional",
  "email.meant": "Did you mean {email}?",
  "modal.close": "Close",
  "password.show": "Show password",
  "password.hide": "Hide password",
  "part.failed": "“{name}” didn’t load.",
  "part.retry": "Try again",
  "search.clear": "Clear search",
  "plans.onEvery": "During the beta, texts, WhatsApp and the API work on every plan.",
  "plans.connect":
    "To use WhatsApp and text messages, connect a number under Settings, Channels. Until then, renters write through your SmartLink and email.",
  "plans.change": "Plan changes take effect immediately and are prorated",
  textCost: {
    one: "{count} text segment, about {price} plus carrier fees.",
    other: "{count} text segments, about {price} plus carrier fees.",
  },
  "textCost.unicode": "Accents like á, í, ó and ú make segments of 70 characters.",
  "score.label": "Score {score} of 100, {word}",
  "score.hot": "Hot",
  "score.warm": "Warm",
  "score.cold": "Cold",
} as const;
