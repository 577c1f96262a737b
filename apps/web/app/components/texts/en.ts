export const en = {
  skip: "Skip to content",
  optional: "Optional",
  "modal.close": "Close",
  "password.show": "Show password",
  "password.hide": "Hide password",
  "part.failed": "“{name}” didn’t load.",
  "part.retry": "Try again",
  "search.clear": "Clear search",
  "score.label": "Score {score} of 100, {word}",
  "score.hot": "Hot",
  "score.warm": "Warm",
  "score.cold": "Cold",
} as const;
