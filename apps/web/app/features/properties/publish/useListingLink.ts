import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { useQueryClient } from "@tanstack/react-query";
import { listingsPath } from "../../../agent/listings.ts";
import { dashboardKey } from "../../../agent/queries.ts";
import { request } from "../../../data/request.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toastFailure, useAction } from "../../../session/useAction.ts";
import { catalogs } from "../texts/catalogs.ts";

/** Creates a listing's own SmartLink, or finds it; null if the server refuses, which is shown. */
export function useListingLink(propertyId: string) {
  const t = useTexts(catalogs);
  const client = useQueryClient();
  const { busy, runOnce } = useAction((failure) =>
    toastFailure(failure, { title: t("failed.title"), fallback: t("failed.fallback") }),
  );

  async function open(): Promise<SmartLinkSummary | null> {
    let link: SmartLinkSummary | null = null;
    await runOnce(async () => {
      const answer = await request("POST", `${listingsPath}/${propertyId}/smartlink`, {});
      for (const queryKey of [["/api/smartlinks"], dashboardKey]) void client.invalidateQueries({ queryKey });
      link = await answer.json();
    });
    return link;
  }

  return { open, busy };
}
