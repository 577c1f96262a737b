/** The colors of a showing's badge, by status. */
export const showingColors = {
  held: "bg-fill text-ink-2",
  requested: "bg-orange-wash text-orange-ink inset-ring inset-ring-orange-line",
  confirmed: "bg-mint-wash text-mint-ink inset-ring inset-ring-mint-line",
  canceled: "bg-fill text-muted",
  declined: "bg-fill text-muted",
  past: "bg-fill text-muted",
} as const;

/** The stripes of blocked time, as a button. */
export const blockedColors =
  "border-line-2 bg-[repeating-linear-gradient(135deg,#f1ece4_0_6px,#e6dfd4_6px_12px)] text-ink-2 hover:border-ink-2";
