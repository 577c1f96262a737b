/**
 * What the specification shows where a figure is not known yet. They are the product's targets, never an agent's
 * own figures: whoever shows one says so beside it.
 */
export const defaultTargets = {
  avgResponseTime: "2m",
  satisfaction: 4.8,
  aiAccuracy: 94,
  qualificationRate: 87,
  completionRate: 76,
} as const;
