/** Constants of the specification (section 9) that the chat page needs at run time; without the schema library. */

import { hourMs } from "../calendar.ts";

/** Brand color of an agent who chose none. */
export const defaultBrandColor = "#FFA56B";
/** Number of recent messages sent along with a new one. */
export const contextMessages = 6;
/** Longest message, in UTF-16 units. */
export const maxMessageLength = 2000;
/** Quick replies show while the thread has no more messages than this. */
export const quickReplyMessages = 2;
/** A chat counts as over after this much silence. Milliseconds. */
export const silenceMs = hourMs;
