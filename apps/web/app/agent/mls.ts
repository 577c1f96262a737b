import type { MlsState } from "@llave/contract/listings/mls";
import { useQuery } from "@tanstack/react-query";

/** The path of the agent's connection to an MLS. */
export const mlsPath = "/api/agent/mls";

/** Whether the agent's MLS is connected. */
export function useMls() {
  return useQuery<MlsState>({ queryKey: [mlsPath], staleTime: 0 });
}
