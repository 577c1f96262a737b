import { trialEnd } from "@llave/contract/account/plans";
import type { CompleteOnboardingResponse } from "@llave/contract/agent/onboarding";
import { type Kysely, sql } from "kysely";
import { newId } from "../db/newId.ts";
import type { Database } from "../db/schema.ts";
import type { PageLanguage } from "../http/language.ts";
import { checkLicense } from "../licenses/check.ts";
import { bytesOfDataUrl } from "../pictures/dataUrl.ts";
import { type PreparedPicture, preparePicture } from "../pictures/prepare.ts";
import { countPictures, deleteOtherPictures, insertPicture, picturePath } from "../pictures/repository.ts";
import { refuseUnfairWording } from "../properties/saving/wording.ts";
import type { Services } from "../services.ts";
import { linkPath } from "../smartlinks/present.ts";
import { markOnboarded } from "../waitlist/onboarded.ts";
import { firstLinkNameSlug, reserveAddress } from "./address.ts";
import { findTrial } from "./draft.ts";
import { listingDraft } from "./firstListing.ts";
import type { CheckedOnboarding } from "./rules.ts";
import { firstWorkingHours } from "./workingHours.ts";

const firstLinkName = { en: "Rentals in Miami", es: "Rentas en Miami" };

/**
 * Completes setup: the agent's profile, the first SmartLink, the first listing as a draft, the trial, the waitlist
 * entry and the license check, in one transaction. If setup is already complete, the response is the same and
 * nothing changes.
 */
export async function completeOnboarding(
  services: Pick<Services, "db" | "jobs" | "now" | "origin">,
  agentId: string,
  onboarding: CheckedOnboarding,
  language: PageLanguage,
): Promise<CompleteOnboardingResponse> {
  const before = await finished(services, services.db, agentId);
  if (before) return before;
  await refuseUnfairListing(services, agentId, onboarding.firstListing, language);
  const photo = onboarding.photo === "" ? null : await preparePicture(bytesOfDataUrl(onboarding.photo), "portrait");
  const done = await services.db.transaction().execute(async (tx) => {
    // A second click waits here, and then finds the first one's work.
    await sql`select from account where account_id = ${agentId} for update`.execute(tx);
    const meanwhile = await finished(services, tx, agentId);
    if (meanwhile) return meanwhile;
    const address = await reserveAddress(tx, agentId, onboarding.name);
    await insertAgent(services, tx, { agentId, onboarding, photo, slug: address.slug });
    await insertFirstLink(tx, { agentId, name: firstLinkName[language], token: address.token, now: services.now() });
    if (onboarding.firstListing !== "") await insertListing(tx, agentId, onboarding.firstListing);
    await tx.deleteFrom("onboarding_draft").where("agent_id", "=", agentId).execute();
    await checkLicense(tx, agentId, services.now());
    await markOnboarded(tx, agentId, services.now());
    const outcome = await finished(services, tx, agentId);
    if (!outcome) throw new Error("a finished onboarding left no agent");
    return outcome;
  });
  if (photo) services.jobs.queuePictures();
  return done;
}

/** Checks the wording of the first listing's address, which renters will read; a link has none. */
async function refuseUnfairListing(
  services: Pick<Services, "db" | "now">,
  agentId: string,
  firstListing: string,
  language: PageLanguage,
): Promise<void> {
  const texts = { firstListingUrl: listingDraft(firstListing).address };
  await refuseUnfairWording(services.db, { agentId, propertyId: null, now: services.now() }, texts, language);
}

/** What a completed setup created; null before. */
async function finished(
  services: Pick<Services, "origin">,
  db: Kysely<Database>,
  agentId: string,
): Promise<CompleteOnboardingResponse | null> {
  const row = await db
    .selectFrom("agent")
    .innerJoin("smartlink", (join) =>
      join.onRef("smartlink.agent_id", "=", "agent.agent_id").on("smartlink.is_first", "=", true),
    )
    .select(["slug", "license_status", "plan", "trial_ends_at", "link_id", "name_slug", "token"])
    .where("agent.agent_id", "=", agentId)
    .where("onboarded_at", "is not", null)
    .executeTakeFirst();
  if (!row) return null;
  const path = linkPath({ agentSlug: row.slug, nameSlug: row.name_slug, token: row.token });
  return {
    ok: true,
    redirectTo: "/dashboard",
    agentId,
    licenseStatus: row.license_status,
    plan: row.plan,
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    smartLink: { id: row.link_id, slug: row.slug, url: services.origin() + path },
  };
}

interface NewAgent {
  agentId: string;
  onboarding: CheckedOnboarding;
  photo: PreparedPicture | null;
  slug: string;
}

async function insertAgent(
  services: Pick<Services, "now">,
  tx: Kysely<Database>,
  { agentId, onboarding, photo, slug }: NewAgent,
): Promise<void> {
  const now = services.now();
  const draft = await readChoices(tx, agentId);
  const trial = await findTrial(tx, agentId);
  const provisional = (await countPictures(tx, agentId, "license")) > 0;
  const values = {
    slug,
    name: onboarding.name,
    license_number: onboarding.licenseNumber,
    license_state: onboarding.licenseState,
    license_status: provisional ? ("provisional" as const) : ("attested" as const),
    brokerage: onboarding.brokerage,
    phone: onboarding.phone,
    photo: photo && (await storePortrait(tx, agentId, photo, now)),
    tone: onboarding.tone,
    language: onboarding.language,
    ai_mode: onboarding.aiMode,
    muted: draft?.muted ?? false,
    brand_color: onboarding.brandColor,
    whatsapp_enabled: onboarding.whatsappEnabled,
    sms_enabled: onboarding.smsEnabled,
    property_types: JSON.stringify(draft?.propertyTypes ?? []),
    neighborhoods: draft?.neighborhoods ?? "",
    plan: onboarding.plan,
    trial_ends_at: trialEnd(now, trial?.extended_trial ?? false),
    attested_at: now,
    onboarded_at: now,
    first_steps: "{}",
  };
  await tx
    .insertInto("agent")
    .values({ agent_id: agentId, working_hours: JSON.stringify(firstWorkingHours), ...values })
    .onConflict((conflict) => conflict.column("agent_id").doUpdateSet(values))
    .execute();
}

/** Choices that the setup saves only in the draft: the completing call doesn't include them. */
async function readChoices(tx: Kysely<Database>, agentId: string) {
  const row = await tx
    .selectFrom("onboarding_draft")
    .select("draft")
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
  return row?.draft;
}

async function storePortrait(
  tx: Kysely<Database>,
  agentId: string,
  photo: PreparedPicture,
  now: Date,
): Promise<string> {
  const { id } = await insertPicture(tx, { agentId, purpose: "portrait", now }, photo);
  await deleteOtherPictures(tx, { agentId, purpose: "portrait" }, id);
  return picturePath(id, "medium");
}

async function insertFirstLink(
  tx: Kysely<Database>,
  { agentId, name, token, now }: { agentId: string; name: string; token: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("smartlink")
    .values({
      agent_id: agentId,
      link_id: newId(now),
      name,
      name_slug: firstLinkNameSlug,
      token,
      is_first: true,
      created_at: now,
    })
    .execute();
}

async function insertListing(tx: Kysely<Database>, agentId: string, text: string): Promise<void> {
  await tx
    .insertInto("property")
    .values({ agent_id: agentId, ...listingDraft(text), status: "draft", facts: "{}" })
    .execute();
}
