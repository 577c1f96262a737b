import {
  type FollowUpChoices,
  type FollowUpSettings,
  type FollowUpStep,
  type FollowUpTexts,
  followUpSteps,
} from "@llave/contract/followUps/followUps";
import type { Language } from "@llave/contract/language";
import { sourceKey } from "@llave/contract/leads/sourceKey";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ownTexts } from "./texts.ts";

/** An agent's choices and texts. */
export interface Sequences {
  enabled: boolean;
  offSteps: ReadonlySet<string>;
  offStages: ReadonlySet<string>;
  offSources: ReadonlySet<string>;
  /** The agent's own texts, by step. */
  texts: ReadonlyMap<FollowUpStep, Record<Language, string>>;
}

/** The agent's choices; everything is on for an agent who chose nothing. */
export async function readSequences(db: Kysely<Database>, agentId: string): Promise<Sequences> {
  const [row, texts] = await Promise.all([
    db.selectFrom("follow_up_setting").selectAll().where("agent_id", "=", agentId).executeTakeFirst(),
    db.selectFrom("follow_up_text").select(["step", "en", "es"]).where("agent_id", "=", agentId).execute(),
  ]);
  return {
    enabled: row?.enabled ?? true,
    offSteps: new Set(row?.off_steps),
    offStages: new Set(row?.off_stages),
    offSources: new Set(row?.off_sources.map(sourceKey)),
    texts: new Map(texts.map(({ step, en, es }) => [step, { en, es }])),
  };
}

/** The text of a step in a language: the agent's own, else Llave's. */
export function textOf(sequences: Sequences, step: FollowUpStep, language: Language): string {
  return sequences.texts.get(step)?.[language] || ownTexts[language][step];
}

/** The settings as their page shows them, with the sources of the agent's leads. */
export async function readSettings(db: Kysely<Database>, agentId: string): Promise<FollowUpSettings> {
  const [sequences, sources] = await Promise.all([readSequences(db, agentId), sourcesOf(db, agentId)]);
  return {
    enabled: sequences.enabled,
    offStages: [...sequences.offStages] as FollowUpSettings["offStages"],
    offSources: [...sequences.offSources],
    steps: followUpSteps.map((step) => ({
      step,
      on: !sequences.offSteps.has(step),
      own: sequences.texts.has(step),
      texts: { en: textOf(sequences, step, "en"), es: textOf(sequences, step, "es") },
    })),
    sources,
  };
}

/** The sources of the agent's leads, the first for those without one; one step of the index each: `distinct` would read all leads. */
async function sourcesOf(db: Kysely<Database>, agentId: string): Promise<string[]> {
  const next = sql`select l.source from lead l where l.agent_id = ${agentId} and l.counted and l.removed_at is null`;
  const { rows } = await sql<{ source: string }>`
    with recursive known as (
      (${next} and l.source > '' order by l.source limit 1)
      union all
      select (${next} and l.source > known.source order by l.source limit 1) from known where known.source is not null)
    select source from known where source is not null limit 200`.execute(db);
  return [...new Set(["", ...rows.map(({ source }) => sourceKey(source))])];
}

/** Stores which follow-ups are on and off. */
export async function saveChoices(db: Kysely<Database>, agentId: string, choices: FollowUpChoices): Promise<void> {
  const values = {
    enabled: choices.enabled,
    off_steps: [...new Set(choices.offSteps)],
    off_stages: [...new Set<string>(choices.offStages)],
    off_sources: [...new Set(choices.offSources)],
  };
  await db
    .insertInto("follow_up_setting")
    .values({ agent_id: agentId, ...values })
    .onConflict((conflict) => conflict.column("agent_id").doUpdateSet(values))
    .execute();
}

/** Stores the agent's own texts of a step; a text like Llave's own isn't one. */
export async function saveTexts(
  db: Kysely<Database>,
  agentId: string,
  step: FollowUpStep,
  { en, es }: FollowUpTexts,
): Promise<void> {
  const own = (text: string, language: Language) => (text === ownTexts[language][step] ? "" : text);
  const values = { en: own(en, "en"), es: own(es, "es") };
  if (values.en === "" && values.es === "") {
    await db.deleteFrom("follow_up_text").where("agent_id", "=", agentId).where("step", "=", step).execute();
    return;
  }
  await db
    .insertInto("follow_up_text")
    .values({ agent_id: agentId, step, ...values })
    .onConflict((conflict) => conflict.columns(["agent_id", "step"]).doUpdateSet(values))
    .execute();
}
