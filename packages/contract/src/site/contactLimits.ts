/** Limits of the contact form, without the schema library so that pages can import them alone. */

/** Longest subject, in UTF-16 units: it becomes a mail's subject. */
export const maxSubjectLength = 200;
/** Longest message, in UTF-16 units. */
export const maxContactMessageLength = 5000;
/** The form shows it is sending for at least this long (specification, section 9). Milliseconds. */
export const contactWaitMs = 1_000;
