/** Marks what is at a phone's bottom: bars, the composer, a sheet. Toasts stay above it. Spread it on the element. */
export const standsAtBottom = { "data-toast-floor": "" } as const;
