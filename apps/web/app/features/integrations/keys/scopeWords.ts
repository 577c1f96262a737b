import { type ApiKeyScope, apiKeySubjects } from "@llave/contract/integrations/apiKeyLimits";
import type { useIntegrationTexts } from "../useIntegrationTexts.ts";

/** What a key may do, in one line: "Leads: read and write · Listings: read". */
export function scopeWords(t: ReturnType<typeof useIntegrationTexts>, scopes: readonly ApiKeyScope[]): string {
  const granted = new Set(scopes);
  return apiKeySubjects
    .flatMap((subject) => {
      const reads = granted.has(`${subject}:read`);
      const writes = granted.has(`${subject}:write`);
      if (!reads && !writes) return [];
      const level = reads && writes ? "both" : reads ? "read" : "write";
      return [`${t(`subject.${subject}`)}: ${t(`level.${level}`)}`];
    })
    .join(" · ");
}
