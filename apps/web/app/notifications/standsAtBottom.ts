/** Marks what stands at a phone's bottom: bars, the composer, a sheet. A toast ends above it. Spread it on the element. */
export const standsAtBottom = { "data-toast-floor": "" } as const;
