import type { InvitationResponse } from "@llave/contract/auth";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { HttpError, request } from "../data/request.ts";

/** The call that looks an invitation up, which begins its key in the query cache. */
export const invitationLookup = "/api/auth/invitation";

/** The invitation that a mailed link carries (`?invite=TOKEN`). */
export interface Invitation {
  /** Undefined where the address carries none. */
  token: string | undefined;
  /** Whom it invites; undefined while it is looked up and where it does not work. */
  invited: InvitationResponse | undefined;
  /** Why it opens nothing, once the server said so. */
  refused: "used" | "expired" | "unknown" | undefined;
  /** Tries again where the lookup itself failed. */
  retry: (() => void) | undefined;
}

/** Looks up the invitation in the page's address. The lookup also tells the administrator that the mail was opened. */
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
