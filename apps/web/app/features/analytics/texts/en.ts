export const en = {
  pageTitle: "Analytics · Llave",
  pageDescription: "Where your leads come from and how well the assistant does.",
  title: "Analytics",
  target: "Target, not enough data yet",
  "sources.title": "Lead Sources",
  "sources.direct": "Direct",
  "sources.empty": "No lead came in this period.",
  "ai.title": "AI Performance",
  "ai.aiAccuracy": "Response Accuracy",
  "ai.qualificationRate": "Lead Qualification",
  "ai.completionRate": "Conversation Completion",
} as const;
