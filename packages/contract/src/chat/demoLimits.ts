/** Limits of a demo chat: number and length of the renter's messages; without the schema library. */
export const demoLimits = { messages: 24, characters: 500 } as const;
