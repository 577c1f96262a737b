export const en = {
  skip: "Skip to content",
  "score.label": "Score {score} of 100, {word}",
  "score.hot": "Hot",
  "score.warm": "Warm",
  "score.cold": "Cold",
} as const;
