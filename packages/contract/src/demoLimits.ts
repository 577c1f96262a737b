/** Longest demo chat, in the renter's messages, and the longest of them; free of the schema library. */
export const demoLimits = { messages: 24, characters: 500 } as const;
