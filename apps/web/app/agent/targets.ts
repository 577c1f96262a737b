/**
 * What the specification shows when a figure isn't known yet. These are the product's targets, never an agent's own
 * figures: anything that shows one says so beside it.
 */
export const defaultTargets = {
  avgResponseTime: "2m",
  satisfaction: 4.8,
  aiAccuracy: 94,
  qualificationRate: 87,
  completionRate: 76,
} as const;
