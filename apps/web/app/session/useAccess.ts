import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../paths.ts";
import { currentSession } from "./currentSession.ts";
import { loginPath } from "./returnTo.ts";
import { clearSession, type StoredSession } from "./storedSession.ts";

type SignedOut = { state: "signedOut" };

/** A page's requirements. Both functions belong to the page's guard and never change. */
interface Guard<Access extends { state: string }> {
  /** Asks the server about the person with a session here. */
  ask(session: StoredSession, queryClient: QueryClient): Promise<Access | SignedOut>;
  /** Where an answer leads instead of this page; null stays here. */
  elsewhere?(access: Access | SignedOut): string | null;
}

/**
 * Whether a page opens: asked once, without data from an earlier session. Without a session, or if `ask` says so, the
 * browser clears it and goes to the sign-in page, which leads back here. The server also guards every call.
 */
export function useAccess<Access extends { state: string }>({ ask, elsewhere }: Guard<Access>) {
  const [access, setAccess] = useState<Access | SignedOut | { state: "checking" }>({ state: "checking" });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const find = async () => {
      const session = await currentSession();
      const answer: Access | SignedOut = session ? await ask(session, queryClient) : { state: "signedOut" };
      setAccess(answer);
      const signedOut = answer.state === "signedOut";
      if (signedOut) clearSession(localStorage);
      const to = signedOut ? loginPath(paths.login, pathname + search) : elsewhere?.(answer);
      if (to) navigate(to, { replace: true });
    };
    // Data loaded by an earlier session isn't for the next person who signs in.
    queryClient.clear();
    void find();
  }, [ask, elsewhere, queryClient, navigate, pathname, search]);

  return access;
}
