// npm run client: writes the types of packages/client from docs/api/openapi.json. A test fails if they are out of date.
import { writeFileSync } from "node:fs";
import { publicApi } from "../apps/server/src/openapi/publicApi.ts";
import { apiTypes } from "./client/apiTypes.ts";

writeFileSync(new URL("../packages/client/src/api.ts", import.meta.url), apiTypes(publicApi("")));
