import type { SmartLinkSummary } from "@llave/contract/smartlink";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listingsPath } from "../../../agent/listings.ts";
import { dashboardKey } from "../../../agent/queries.ts";
import { refusalOf } from "../../../data/refusal.ts";
import { request } from "../../../data/request.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";

const catalogs = { en, es };

/** Creates a listing's own SmartLink, or finds it; null if the server refuses, which is shown. */
export function useListingLink(propertyId: string) {
  const t = useTexts(catalogs);
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function open(): Promise<SmartLinkSummary | null> {
    if (busy) return null;
    setBusy(true);
    try {
      const answer = await request("POST", `${listingsPath}/${propertyId}/smartlink`, {});
      for (const queryKey of [["/api/smartlinks"], dashboardKey]) void client.invalidateQueries({ queryKey });
      return await answer.json();
    } catch (error) {
      const description = refusalOf(error).error ?? t("failed.fallback");
      toasts.add({ title: t("failed.title"), description, tone: "destructive" });
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { open, busy };
}
