import type { AccessStatus } from "@llave/contract/account/auth";
import { useQuery } from "@tanstack/react-query";

/** An account signed in in this browser. */
export interface SignedInHere {
  email: string;
  hasAccess: boolean;
}

/**
 * Who is signed in in this browser: null for nobody, undefined until the server has answered.
 * @param ask false if it doesn't matter or no one can be: then it is null immediately
 */
export function useSignedInHere(ask: boolean): SignedInHere | null | undefined {
  const { data, isError } = useQuery<AccessStatus>({ queryKey: ["/api/access/status"], enabled: ask });
  if (!ask || isError) return null;
  if (!data) return undefined;
  if (!data.authenticated || !data.email) return null;
  return { email: data.email, hasAccess: data.accessLevel === "early_access" };
}
