/** The ways by which a renter can reach the agent in person; free of the schema library. */
export const contactWays = ["call", "text", "whatsapp", "email"] as const;
export type ContactWay = (typeof contactWays)[number];
