import type { ApiKey, NewApiKey, NewApiKeyRequest } from "@llave/contract/apiKeys";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "../../data/request.ts";

const keysPath = "/api/agent/api-keys";

/** The agent's API keys, newest first. */
export function useApiKeys() {
  return useQuery<ApiKey[]>({ queryKey: [keysPath], staleTime: 0 });
}

/** Creates and revokes API keys. */
export function useKeyCalls() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [keysPath] });
  return {
    create: async (key: NewApiKeyRequest): Promise<NewApiKey> => {
      const created = await (await request("POST", keysPath, key)).json();
      await refresh();
      return created;
    },
    revoke: async (id: string) => {
      await request("DELETE", `${keysPath}/${id}`);
      await refresh();
    },
  };
}
