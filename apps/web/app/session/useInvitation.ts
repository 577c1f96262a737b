import type { InvitationResponse } from "@llave/contract/account/auth";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { HttpError, request } from "../data/request.ts";

/** The call that looks up an invitation, which starts its key in the query cache. */
export const invitationLookup = "/api/auth/invitation";

/** The invitation from a mailed link (`?invite=TOKEN`). */
export interface Invitation {
  /** Undefined if the address has none. */
  token: string | undefined;
  /** The invited person; undefined during the lookup and if it doesn't work. */
  invited: InvitationResponse | undefined;
  /** Why it doesn't work, once the server has said so. */
  refused: "used" | "expired" | "unknown" | undefined;
  /** Retries if the lookup itself failed. */
  retry: (() => void) | undefined;
}

/** Looks up the invitation in the page's address. The lookup also shows the administrator that the mail was opened. */
export function useInvitation(): Invitation {
  const token = useSearchParams()[0].get("invite") || undefined;
  const lookup = useQuery({
    queryKey: [invitationLookup, token],
    queryFn: async (): Promise<InvitationResponse> => (await request("POST", invitationLookup, { token })).json(),
    enabled: token !== undefined,
  });
  const refused = refusalIn(lookup.error);
  const retry = lookup.isError && !refused ? () => void lookup.refetch() : undefined;
  return { token, invited: lookup.data, refused, retry };
}

const refusals: Record<string, Invitation["refused"]> = {
  invitation_used: "used",
  invitation_expired: "expired",
  invitation_not_valid: "unknown",
};

function refusalIn(error: Error | null): Invitation["refused"] {
  return error instanceof HttpError ? refusals[error.body.code ?? ""] : undefined;
}
