/** The colors of a showing's badge, by status. */
export const showingColors = {
  held: "bg-fill text-ink-2",
  requested: "bg-orange-wash text-orange-ink",
  confirmed: "bg-mint-wash text-mint-ink inset-ring inset-ring-mint-line",
  canceled: "bg-fill text-muted",
  past: "bg-fill text-muted",
} as const;
