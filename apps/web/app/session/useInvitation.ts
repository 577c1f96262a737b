import type { InvitationResponse } from "@llave/contract/auth";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { HttpError, request } from "../data/request.ts";

/** The invitation that a mailed link carries (`?invite=TOKEN`). */
export interface Invitation {
  /** Undefined where the address carries none. */
  token: string | undefined;
  /** Whom it invites; undefined while it is looked up and where it does not work. */
  invited: InvitationResponse | undefined;
  /** True once the server said that it was used, is too old or never existed. */
  refused: boolean;
}

/** Looks up the invitation in the page's address. The lookup also tells the administrator that the mail was opened. */
export function useInvitation(): Invitation {
  const token = useSearchParams()[0].get("invite") || undefined;
  const lookup = useQuery({
    queryKey: ["/api/auth/invitation", token],
    queryFn: async (): Promise<InvitationResponse> => (await request("POST", "/api/auth/invitation", { token })).json(),
    enabled: token !== undefined,
  });
  const refused = lookup.error instanceof HttpError && lookup.error.status === 404;
  return { token, invited: lookup.data, refused };
}
