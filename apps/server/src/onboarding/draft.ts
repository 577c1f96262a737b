import { emptyDraft, type OnboardingDraft, type OnboardingState } from "@llave/contract/agent/onboarding";
import type { Kysely } from "kysely";
import type { SignedIn } from "../auth/session.ts";
import type { Database } from "../db/schema.ts";
import { bytesOfDataUrl } from "../pictures/dataUrl.ts";
import { portraitSquare } from "../pictures/prepare.ts";
import { countPictures } from "../pictures/repository.ts";
import type { Services } from "../services.ts";
import { firstLinkPath, reserveAddress } from "./address.ts";

/** The step from which the first SmartLink's address is shown. */
const addressFromStep = 9;

/** The saved draft, from any device; defaults if nothing was entered yet. */
export async function readDraft(services: Pick<Services, "db">, account: SignedIn): Promise<OnboardingState> {
  const { db } = services;
  const { accountId } = account;
  const [row, agent, photos, entry] = await Promise.all([
    db.selectFrom("onboarding_draft").select(["draft", "step"]).where("agent_id", "=", accountId).executeTakeFirst(),
    db.selectFrom("agent").select("onboarded_at").where("agent_id", "=", accountId).executeTakeFirst(),
    countPictures(db, accountId, "license"),
    findTrial(db, accountId),
  ]);
  const saidLicensed = entry?.is_agent ?? false;
  const empty = emptyDraft({ id: accountId, email: account.email, name: account.name });
  return {
    // People who joined the list as agents said so there: the first statement isn't asked for again.
    draft: {
      ...empty,
      attestations: { ...empty.attestations, licensed: saidLicensed },
      ...row?.draft,
      email: empty.email,
      userId: empty.userId,
    },
    step: row?.step ?? 1,
    onboarded: Boolean(agent?.onboarded_at),
    hasLicensePhoto: photos > 0,
    extendedTrial: entry?.extended_trial ?? false,
    saidLicensed,
  };
}

/** The waitlist entry an account came from, for the length of its trial. */
export function findTrial(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom("waitlist_entry")
    .select(["extended_trial", "is_agent"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/**
 * Saves a draft. A photo is stored as the square that renters will see; address and id are the account's own, and the
 * first SmartLink's address is reserved from the last step on.
 */
export async function saveDraft(
  services: Pick<Services, "db" | "now" | "origin">,
  account: SignedIn,
  given: { draft: OnboardingDraft; step: number },
): Promise<void> {
  const { accountId } = account;
  const photo = await keptPhoto(services.db, accountId, given.draft.photo);
  await services.db.transaction().execute(async (tx) => {
    const draft: OnboardingDraft = {
      ...given.draft,
      photo,
      email: account.email,
      userId: accountId,
      smartLink: { url: "", created: false, token: "" },
    };
    await writeDraft(services, tx, { accountId, draft, step: given.step });
    if (given.step < addressFromStep) return;
    const address = await reserveAddress(tx, accountId, draft.name);
    const smartLink = { url: services.origin() + firstLinkPath(address), created: false, token: address.token };
    await writeDraft(services, tx, { accountId, draft: { ...draft, smartLink }, step: given.step });
  });
}

async function writeDraft(
  services: Pick<Services, "now">,
  tx: Kysely<Database>,
  { accountId, draft, step }: { accountId: string; draft: OnboardingDraft; step: number },
): Promise<void> {
  const values = { draft: JSON.stringify(draft), step, updated_at: services.now() };
  await tx
    .insertInto("onboarding_draft")
    .values({ agent_id: accountId, ...values })
    .onConflict((conflict) => conflict.column("agent_id").doUpdateSet(values))
    .execute();
}

/** The photo in its stored form; one that is already stored passes through unchanged. */
async function keptPhoto(db: Kysely<Database>, accountId: string, photo: string): Promise<string> {
  if (photo === "") return "";
  const row = await db
    .selectFrom("onboarding_draft")
    .select("draft")
    .where("agent_id", "=", accountId)
    .executeTakeFirst();
  if (row?.draft.photo === photo) return photo;
  const square = await portraitSquare(bytesOfDataUrl(photo));
  return `data:image/webp;base64,${square.toString("base64")}`;
}
