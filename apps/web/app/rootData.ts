import type { Language } from "@llave/ui/language";
import { useRouteLoaderData } from "react-router";
import type { AccessState } from "./session/accessState.ts";

/** What every page has from the server, whatever else it loads itself. */
export interface RootData {
  language: Language;
  /** The site's public address. */
  origin: string;
  access: AccessState;
}

/** Undefined where the server failed before it had any of it. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
