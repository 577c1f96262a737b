import { adoptAskedLanguage } from "@llave/ui/language";
import { rememberCampaign } from "../campaign/campaign.ts";
import { forgetTheme } from "../styles/forgetTheme.ts";

/** What every opened page keeps or removes before anything else: theme, campaign and the language in its address. */
export function arrive(): void {
  const search = new URLSearchParams(location.search);
  try {
    forgetTheme(localStorage);
    rememberCampaign(sessionStorage, search);
  } catch {
    // Storage is blocked: there is no theme to remove, and the campaign counts only on this page.
  }
  adoptAskedLanguage(search);
}
