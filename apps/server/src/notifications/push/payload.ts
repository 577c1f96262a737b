import type { Language } from "@llave/contract/language";
import type { NotificationKind } from "@llave/contract/notifications/notifications";
import type { PushPayload } from "@llave/contract/notifications/push";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { pathOf } from "../mailContent.ts";
import { type NotificationRow, withSubject } from "../repository.ts";
import { pushWords } from "./words.ts";

/** If there are several notifications about one renter, the push shows the first of these kinds. */
const byUrgency: readonly NotificationKind[] = [
  "emergency",
  "person_wanted",
  "showing",
  "finished_lead",
  "hot_lead",
  "message",
  "draft",
  "quota",
];
/** Characters of a renter's name: phones cut titles. */
const maxNameLength = 60;

/** A push that is due: its agent and its notifications. */
export interface PushOf {
  agentId: string;
  pushId: string;
  language: Language;
}

/** What a push says; null if the agent has read all of it in the meantime. */
export async function pushPayload(
  db: Kysely<Database>,
  { agentId, pushId, language }: PushOf,
): Promise<{ payload: PushPayload; urgent: boolean } | null> {
  const rows = await withSubject(db)
    .where("n.agent_id", "=", agentId)
    .where("n.push_id", "=", pushId)
    .where("n.read_at", "is", null)
    .execute();
  rows.sort((a, b) => byUrgency.indexOf(a.kind) - byUrgency.indexOf(b.kind));
  const [first] = rows;
  if (!first) return null;
  const urgent = first.kind === "emergency";
  const aboutOne = new Set(rows.map(pathOf)).size === 1;
  const payload = aboutOne ? aboutRenter(first, language) : summary(rows.length, language);
  return { payload, urgent };
}

/** What the "Send a test" button sends. */
export function testPayload(language: Language): PushPayload {
  const { product: title, testLine: line } = pushWords[language];
  return { title, line, path: "/dashboard/settings/notifications", tag: "test", language };
}

function aboutRenter(row: NotificationRow, language: Language): PushPayload {
  const { line, product, anonymous } = pushWords[language];
  const { kind, conversation_id, lead_id, name, score, data } = row;
  const title = kind === "quota" ? product : (name ?? anonymous).slice(0, maxNameLength);
  const subject = { score: score ?? 0, used: data.used ?? 0, included: data.included ?? 0, step: data.step ?? null };
  return { title, line: line[kind](subject), path: pathOf(row), tag: lead_id ?? conversation_id ?? kind, language };
}

function summary(count: number, language: Language): PushPayload {
  const { summary: title, summaryLine: line } = pushWords[language];
  return { title: title(count), line, path: "/dashboard", tag: "summary", language };
}
