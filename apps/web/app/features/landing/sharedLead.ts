import type { Language } from "@llave/ui/language";
import { translator } from "@llave/ui/translate";
import { leadOf, recordingIn } from "./recording.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The lead on the pages' share pictures: the one from the landing page's conversation. */
export interface SharedLead {
  score: string;
  /** First name and initial. */
  name: string;
  /** The reasons with the most points, in words. */
  reasons: string[];
}

/** Number of reasons that fit. */
const shown = 3;

/** The landing page's lead, shortened for a picture. */
export function sharedLead(language: Language): SharedLead {
  const t = translator(catalogs, language);
  const { score, name, reasons } = leadOf(recordingIn(language));
  return {
    score: String(score),
    name: name.replace(/ (\p{L}).*/u, " $1."),
    reasons: reasons
      .slice(0, shown)
      .map(({ id, data }) => t(`reason.${id}`, { count: Number(data?.days ?? data?.count ?? 0) })),
  };
}
