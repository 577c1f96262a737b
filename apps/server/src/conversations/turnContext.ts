import type { Language, TurnContext } from "@llave/assistant";
import type { Services } from "../services.ts";
import type { LinkContext } from "../smartlinks/contexts.ts";
import { marketOf } from "../smartlinks/markets.ts";

/** Where anybody can look a Florida licence up. */
export const licencePortal = "https://www.myfloridalicense.com/wl11.asp";

/** What the assistant may know in a turn: everything comes from what is stored, nothing from the request. */
export function turnContext(services: Services, link: LinkContext, languageHint: Language): TurnContext {
  return {
    now: services.now().toISOString(),
    market: marketOf(link.market),
    agent: link.agent,
    properties: link.properties,
    languageHint,
    links: { privacy: `${services.origin()}/privacy`, verifyLicense: licencePortal },
  };
}
