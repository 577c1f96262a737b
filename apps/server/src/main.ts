import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { collectWhenQuiet } from "./process/quietCollection.ts";
import { freeBuffersEarly } from "./process/v8Flags.ts";

freeBuffersEarly();
collectWhenQuiet();
// Half of a start is reading and compiling source, so the compile cache keeps what the last start compiled. It has to
// be turned on before the first module of the server loads, hence two files.
enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/llave-server", import.meta.url)));
await import("./start/serve.ts");
flushCompileCache();
