/*
 * The content security policy forbids compiling schemas to code, and the schema library tries to when the first
 * schema is made. This setting turns that off; the root imports it before any other module.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };
