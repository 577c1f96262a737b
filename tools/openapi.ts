// npm run openapi: writes docs/api/openapi.json from the routes' own schemas, then the client's types (client.ts). A test fails if
// either is out of date.
import { mkdirSync, writeFileSync } from "node:fs";
import { describeApi } from "../apps/server/src/openapi/describeApi.ts";

const folder = new URL("../docs/api/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL("openapi.json", folder), `${JSON.stringify(await describeApi(), null, 2)}\n`);
