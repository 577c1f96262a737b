import type {
  ChangeSmartLinkRequest,
  CreateSmartLinkRequest,
  SmartLinkAllowance,
  SmartLinkDay,
  SmartLinkSummary,
} from "@llave/contract/chat/smartlink";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { dashboardKey } from "../../agent/queries.ts";
import { refresh } from "../../data/queryClient.ts";
import { request } from "../../data/request.ts";

const listKey = ["/api/smartlinks"] as const;
const allowanceKey = ["/api/smartlinks/allowance"] as const;

/** How many links the plan allows, and how many there are. */
export function useAllowance() {
  return useQuery<SmartLinkAllowance>({ queryKey: allowanceKey, ...refresh.smartLinks });
}

/** A link's figures for each of the last days. */
export function useLinkDays(linkId: string, days: number) {
  return useQuery<SmartLinkDay[]>({
    queryKey: [`/api/smartlinks/${linkId}/days?days=${days}`],
    ...refresh.smartLinks,
  });
}

/** The actions on links. Each fails with the server's text, and the lists refetch. */
export function useLinkActions() {
  const client = useQueryClient();
  return {
    create: (values: CreateSmartLinkRequest) => send(client, "POST", "/api/smartlinks", values),
    change: (id: string, values: ChangeSmartLinkRequest) => send(client, "PATCH", `/api/smartlinks/${id}`, values),
    remove: (id: string) => send(client, "DELETE", `/api/smartlinks/${id}`),
    restore: (id: string) => send(client, "POST", `/api/smartlinks/${id}/restore`, {}),
    /** Shows a change right away; the server's response follows. */
    show: async (id: string, values: Partial<SmartLinkSummary>) => {
      // A fetch still in progress would bring the old values back.
      await client.cancelQueries({ queryKey: listKey });
      client.setQueryData<SmartLinkSummary[]>(listKey, (links) =>
        links?.map((link) => (link.id === id ? { ...link, ...values } : link)),
      );
    },
  };
}

async function send(client: QueryClient, method: string, path: string, values?: object): Promise<SmartLinkSummary> {
  try {
    return await (await request(method, path, values)).json();
  } finally {
    for (const queryKey of [listKey, allowanceKey, dashboardKey]) void client.invalidateQueries({ queryKey });
  }
}
