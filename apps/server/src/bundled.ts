// What the built server starts with (see ../rolldown.config.ts): as main.ts, with stacks that name the sources.
import { nameSourcesInStacks } from "./process/sourceStacks.ts";

nameSourcesInStacks(import.meta.dirname);
await import("./main.ts");
