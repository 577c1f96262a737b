import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { linkPath } from "../smartlinks/present.ts";
import { agentSlugOf } from "../smartlinks/slug.ts";

/** The address of an agent's first SmartLink. */
export interface FirstAddress {
  slug: string;
  token: string;
}

/** The part of the first link's address that names the link. */
export const firstLinkNameSlug = "rentals";

/** The three-part path of the first link. */
export function firstLinkPath({ slug, token }: FirstAddress): string {
  return linkPath({ agentSlug: slug, nameSlug: firstLinkNameSlug, token });
}

/**
 * Reserves the address of an agent's first SmartLink during setup, so that its QR code can be shown before the link
 * exists. Later calls return the same address unless the name has changed.
 */
export async function reserveAddress(tx: Kysely<Database>, agentId: string, name: string): Promise<FirstAddress> {
  // Two drafts that finish at the same moment must not choose the same name.
  await sql`select pg_advisory_xact_lock(hashtext('agent slug'))`.execute(tx);
  const draft = await tx
    .selectFrom("onboarding_draft")
    .select(["slug", "token"])
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
  const wanted = agentSlugOf(name);
  const token = draft?.token ?? randomBytes(6).toString("base64url");
  if (draft?.slug && isFormOf(draft.slug, wanted)) return { slug: draft.slug, token };
  const slug = await freeSlug(tx, agentId, wanted);
  await tx.updateTable("onboarding_draft").set({ slug, token }).where("agent_id", "=", agentId).execute();
  return { slug, token };
}

async function freeSlug(tx: Kysely<Database>, agentId: string, wanted: string): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select slug from agent where slug = ${wanted} or slug like ${`${wanted}-%`}
    union all
    select slug from onboarding_draft
    where agent_id <> ${agentId} and (slug = ${wanted} or slug like ${`${wanted}-%`})`.execute(tx);
  const taken = new Set(rows.map(({ slug }) => slug));
  let number = 1;
  while (taken.has(numbered(wanted, number))) number++;
  return numbered(wanted, number);
}

function numbered(slug: string, number: number): string {
  return number === 1 ? slug : `${slug}-${number}`;
}

function isFormOf(slug: string, wanted: string): boolean {
  return slug === wanted || (slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1)));
}
