/*
 * The content security policy forbids compiling schemas to code, and the schema library tries as soon as the first
 * schema is made. This is its own setting, made before any of its modules runs: the root imports this first.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };
