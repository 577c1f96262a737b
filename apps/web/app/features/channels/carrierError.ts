import type { Translate } from "@llave/ui/translate";
import type { en } from "./texts/en.ts";

/** The carriers' code for a number that isn't registered. */
const unregistered = 30034;

/** Why a message didn't arrive, by the provider's code. */
export function carrierError(t: Translate<keyof typeof en>, code: number): string {
  return code === unregistered ? t("error.30034") : t("error.other", { code });
}
