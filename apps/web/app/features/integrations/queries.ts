import type { ApiKey, NewApiKey, NewApiKeyRequest } from "@llave/contract/integrations/apiKeys";
import type {
  NewWebhookRequest,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookWithSecret,
} from "@llave/contract/integrations/webhooks";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { getPage, request } from "../../data/request.ts";

const webhooksPath = "/api/agent/webhooks";
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

/** The agent's webhooks, newest first. */
export function useWebhooks() {
  return useQuery<Webhook[]>({ queryKey: [webhooksPath], staleTime: 0 });
}

/** How often an open log looks for the outcome of a test or a replay. Milliseconds. */
const logRefreshMs = 5_000;

/** A webhook's deliveries, newest first, while its log is open. */
export function useDeliveries(webhookId: string, enabled: boolean) {
  const path = `${webhooksPath}/${webhookId}/deliveries`;
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => getPage<WebhookDelivery[]>(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: (page: { next: string | null }) => page.next,
    staleTime: 0,
    refetchInterval: logRefreshMs,
    enabled,
  });
}

/** Everything that changes webhooks. */
export function useWebhookCalls() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [webhooksPath] });
  const send = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await (await request(method, webhooksPath + path, body)).json();
    await refresh();
    return answer;
  };
  const refreshLog = (id: string) => client.invalidateQueries({ queryKey: [`${webhooksPath}/${id}/deliveries`] });
  return {
    create: (webhook: NewWebhookRequest) => send<WebhookWithSecret>("POST", "", webhook),
    change: (id: string, change: WebhookChange) => send<Webhook>("PATCH", `/${id}`, change),
    rotate: (id: string) => send<WebhookWithSecret>("POST", `/${id}/secret`),
    remove: async (id: string) => {
      await request("DELETE", `${webhooksPath}/${id}`);
      await refresh();
    },
    test: async (id: string) => {
      await request("POST", `${webhooksPath}/${id}/test`);
      await refreshLog(id);
    },
    replay: async (id: string, deliveryId: string) => {
      await request("POST", `${webhooksPath}/${id}/deliveries/${deliveryId}/replay`);
      await refreshLog(id);
    },
  };
}
