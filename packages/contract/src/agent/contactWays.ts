/** The ways a renter can reach the agent in person; without the schema library. */
export const contactWays = ["call", "text", "whatsapp", "email"] as const;
export type ContactWay = (typeof contactWays)[number];
