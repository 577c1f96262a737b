import { useEffect } from "react";
import { useLocation } from "react-router";
import { type Campaign, rememberCampaign, rememberedCampaign } from "./campaign.ts";

/** Keeps the campaign from the address for as long as the tab is open. */
export function useCampaign(): void {
  const { search } = useLocation();
  useEffect(() => {
    try {
      rememberCampaign(sessionStorage, new URLSearchParams(search));
    } catch {
      // Storage is blocked: the campaign counts only on the page it arrived on.
    }
  }, [search]);
}

/** The campaign that brought this visitor. */
export function currentCampaign(): Campaign {
  try {
    return rememberedCampaign(sessionStorage);
  } catch {
    return {};
  }
}
