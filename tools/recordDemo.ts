// npm run record:demo: the landing page's conversation, recorded anew with the assistant as it is now.
import { writeFile } from "node:fs/promises";
import { recordingsText } from "./recordDemo/text.ts";

await writeFile(new URL("../apps/web/app/features/landing/recordings.json", import.meta.url), recordingsText());
