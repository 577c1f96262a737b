import {
  type FollowUpPlace,
  type FollowUpStep,
  type FollowUpTexts,
  isReminder,
  placesOfStep,
  requiredPlaces,
} from "@llave/contract/followUps/followUps";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import type { PageLanguage } from "../../http/language.ts";
import { refuseUnfairWording } from "../../properties/saving/wording.ts";
import { placesIn } from "./texts.ts";

const unknownPlace = {
  en: (names: string) => `We don't know ${names} here.`,
  es: (names: string) => `Aquí no conocemos ${names}.`,
};
const missingPlace = {
  en: (names: string) => `Add ${names}.`,
  es: (names: string) => `Agrega ${names}.`,
};
/** Carriers and renters take it as an opt-out. */
const stopWord = /\b(cancel|cancelar)\b/i;

/**
 * Refuses texts that name facts which the step doesn't know, remarks that fair-housing law forbids, and reminders that
 * invite an opt-out by mistake.
 * @throws ApiError `follow_up_place`, `follow_up_place_missing`, `follow_up_stop_word`, `listing_wording`
 */
export async function checkTexts(
  db: Kysely<Database>,
  { agentId, now, step, texts }: { agentId: string; now: Date; step: FollowUpStep; texts: FollowUpTexts },
  language: PageLanguage,
): Promise<void> {
  const known: readonly string[] = placesOfStep[step];
  const required = requiredPlaces[step] ?? [];
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== "");
  refuse("follow_up_place", written, (text) => {
    const unknown = placesIn(text).filter((name) => !known.includes(name));
    return unknown.length > 0 ? unknownPlace[language](named(unknown)) : null;
  });
  refuse("follow_up_place_missing", written, (text) => {
    const missing = required.filter((name) => !placesIn(text).includes(name));
    return missing.length > 0 ? missingPlace[language](named(missing)) : null;
  });
  refuse("follow_up_stop_word", written, (text) => (isReminder(step) && stopWord.test(text) ? "" : null));
  await refuseUnfairWording(db, { agentId, propertyId: null, now }, Object.fromEntries(written), language);
}

function refuse(
  code: "follow_up_place" | "follow_up_place_missing" | "follow_up_stop_word",
  texts: [string, string][],
  findingOf: (text: string) => string | null,
): void {
  const found = texts.flatMap(([field, text]): [string, string][] => {
    const finding = findingOf(text);
    return finding === null ? [] : [[field, finding]];
  });
  if (found.length > 0) throw new ApiError(code, { fields: Object.fromEntries(found) });
}

function named(names: readonly (FollowUpPlace | string)[]): string {
  return [...new Set(names)].map((name) => `{${name}}`).join(", ");
}
