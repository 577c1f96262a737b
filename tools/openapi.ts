// Writes docs/api/openapi.json from the routes' own schemas: `npm run openapi`.
// With --check it writes nothing and fails when the file is not what the routes say.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describeApi } from "../apps/server/src/openapi/describeApi.ts";

const file = fileURLToPath(new URL("../docs/api/openapi.json", import.meta.url));
const current = `${JSON.stringify(await describeApi(), null, 2)}\n`;

if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") !== current) {
    console.error("docs/api/openapi.json is not what the routes say: run npm run openapi");
    process.exitCode = 1;
  }
} else {
  mkdirSync(new URL("../docs/api/", import.meta.url), { recursive: true });
  writeFileSync(file, current);
}
