export type * from "./types.ts";
export { intents, topics } from "./types.ts";
