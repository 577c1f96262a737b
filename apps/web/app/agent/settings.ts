import type { AgentSettings } from "@llave/contract/agent/settings";
import { useQuery } from "@tanstack/react-query";

export const settingsPath = "/api/agent/settings";

/** The agent's settings, fetched whenever something that shows them opens. */
export function useSettings() {
  return useQuery<AgentSettings>({ queryKey: [settingsPath], staleTime: 0 });
}
