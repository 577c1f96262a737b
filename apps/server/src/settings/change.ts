import type { ChangeSettingsRequest } from "@llave/contract/agent/settings";
import { dayMs } from "@llave/contract/calendar";
import type { Kysely, Updateable } from "kysely";
import { requireConnected } from "../channels/connection/connected.ts";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import type { PageLanguage } from "../http/language.ts";
import { checkLicense } from "../licenses/check.ts";
import { countPictures, deleteOtherPictures, picturePath } from "../pictures/repository.ts";
import { refuseUnfairWording } from "../properties/saving/wording.ts";
import type { Services } from "../services.ts";
import { hasPortrait, lockSettingsRow, type SettingsRow } from "./repository.ts";
import { checkPhone } from "./rules.ts";

/** Maximum number of renters who get an answer when the assistant is switched on for all conversations. */
const maxCaughtUp = 200;

/**
 * Changes an agent's settings. Open chats follow: the database tells every server that the agent changed.
 * @throws ApiError `onboarding_unfinished`, `phone_not_valid`, `phone_required`, `channel_not_connected`, `listing_wording`, `not_found`
 * for a photo that isn't the agent's
 */
export async function changeSettings(
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "secret">,
  agentId: string,
  change: ChangeSettingsRequest,
  pageLanguage: PageLanguage,
): Promise<void> {
  // Renters read the greeting first: it follows the listings' rule.
  const { greetingEn = "", greetingEs = "" } = change;
  const unfair = { agentId, propertyId: null, now: services.now() };
  await refuseUnfairWording(services.db, unfair, { greetingEn, greetingEs }, pageLanguage);
  const switchedOn = await services.db.transaction().execute(async (tx) => {
    const before = await lockSettingsRow(tx, agentId);
    if (!before) throw new ApiError("onboarding_unfinished");
    const values = {
      ...plainValues(change),
      ...phoneValue(change, before),
      ...(await photoValue(tx, agentId, change)),
    };
    await requireConnected(services, agentId, { sms: change.smsEnabled, whatsapp: change.whatsappEnabled });
    if (Object.keys(values).length > 0) {
      await tx.updateTable("agent").set(values).where("agent_id", "=", agentId).execute();
    }
    if (change.name !== undefined && change.name !== before.name) await rename(services, tx, before, change.name);
    return before.ai_mode === "minimal" && change.aiMode !== undefined && change.aiMode !== "minimal";
  });
  if (switchedOn) await catchUpOnAll(services, agentId);
}

/**
 * The assistant was off everywhere. Now it answers the renters of the last day whose conversations follow the settings.
 */
async function catchUpOnAll({ db, jobs, now }: Pick<Services, "db" | "jobs" | "now">, agentId: string): Promise<void> {
  const at = now();
  const waiting = await db
    .selectFrom("conversation")
    .select("conversation_id")
    .where("agent_id", "=", agentId)
    .where("control", "=", "assistant")
    .where("mode", "is", null)
    .where("status", "=", "waiting")
    .where("updated_at", ">", new Date(at.getTime() - dayMs))
    .orderBy("updated_at", "desc")
    .limit(maxCaughtUp)
    .execute();
  // One by one: renters are writing in them, and locking several at once could wait for a turn that waits for another.
  for (const { conversation_id } of waiting) {
    await db
      .updateTable("conversation")
      .set({ catch_up_to: at, catch_up_claimed_at: null })
      .where("agent_id", "=", agentId)
      .where("conversation_id", "=", conversation_id)
      .execute();
  }
  jobs.queueCatchingUp();
}

function plainValues(change: ChangeSettingsRequest): Updateable<Database["agent"]> {
  const { name, headline, brokerage, whatsappEnabled, smsEnabled, renterContact } = change;
  const { tone, language, aiMode, muted, brandColor, languageModel, greetingEn, greetingEs } = change;
  const values = {
    name,
    community_headline: headline,
    brokerage,
    whatsapp_enabled: whatsappEnabled,
    sms_enabled: smsEnabled,
    renter_contact: renterContact && [...new Set(renterContact)],
    tone,
    language,
    ai_mode: aiMode,
    muted,
    language_model: languageModel,
    greeting_en: greetingEn,
    greeting_es: greetingEs,
    brand_color: brandColor?.toUpperCase(),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function phoneValue(change: ChangeSettingsRequest, before: SettingsRow): Updateable<Database["agent"]> {
  const phone = checkPhone(change, before);
  return phone === undefined ? {} : { phone };
}

/** Deletes the previous portraits: a removed photo isn't kept. */
async function photoValue(
  tx: Kysely<Database>,
  agentId: string,
  { photoId }: ChangeSettingsRequest,
): Promise<Updateable<Database["agent"]>> {
  if (photoId === undefined) return {};
  if (photoId !== null && !(await hasPortrait(tx, agentId, photoId))) throw new ApiError("not_found");
  await deleteOtherPictures(tx, { agentId, purpose: "portrait" }, photoId);
  return { photo: photoId === null ? null : picturePath(photoId, "medium") };
}

/**
 * The account has the name as well. The license was verified for the old name, so it is checked again: nobody can
 * become someone else with a verified badge. A rejected license stays rejected.
 */
async function rename(
  services: Pick<Services, "now">,
  tx: Kysely<Database>,
  before: SettingsRow,
  name: string,
): Promise<void> {
  const agentId = before.agent_id;
  await tx.updateTable("account").set({ name }).where("account_id", "=", agentId).execute();
  if (before.license_status === "rejected") return;
  const photographed = (await countPictures(tx, agentId, "license")) > 0;
  await tx
    .updateTable("agent")
    .set({
      license_status: photographed ? "provisional" : "attested",
      license_finding: null,
      license_checked_at: null,
    })
    .where("agent_id", "=", agentId)
    .execute();
  await checkLicense(tx, agentId, services.now());
}
