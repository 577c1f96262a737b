/** Constants of the specification (section 9) that the chat page needs at run time; free of the schema library. */

/** Brand colour of an agent who chose none. */
export const defaultBrandColor = "#FFA56B";
/** So many of the latest messages go along with a new one. */
export const contextMessages = 6;
/** Longest message, in UTF-16 units. */
export const messageMaxLength = 2000;
/** Quick replies show while the thread holds no more messages than this. */
export const quickReplyMessages = 2;
