import type { Selectable } from "kysely";
import type { Database } from "../db/schema.ts";

export type MailRow = Pick<Selectable<Database["mail"]>, "mail_id" | "kind" | "recipient" | "language" | "about">;
