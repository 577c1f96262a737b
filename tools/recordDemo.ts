// npm run record:demo: records the landing page's conversation again with the current assistant.
import { writeFile } from "node:fs/promises";
import { recordingsText } from "./recordDemo/text.ts";

await writeFile(new URL("../apps/web/app/features/landing/recordings.json", import.meta.url), recordingsText());
