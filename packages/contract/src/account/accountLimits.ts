/** Limits of accounts (specification, section 9), without the schema library so that pages can import them alone. */

/** Shortest password, in characters. */
export const minPasswordLength = 6;
/** Longest password, in characters: hashing must not be a way to keep the server busy. */
export const maxPasswordLength = 1000;
/** Longest name of a person, in UTF-16 units. */
export const maxNameLength = 200;
/** Longest email address (RFC 5321). */
export const maxEmailLength = 254;
/** Places that one referral moves a person up in the queue. */
export const placesPerReferral = 5;
/** How many people the administrators' bulk invite suggests. */
export const bulkInviteDefault = 10;
