import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../paths.ts";
import { currentSession } from "./currentSession.ts";
import { loginPath } from "./returnTo.ts";
import { clearSession, type StoredSession } from "./storedSession.ts";

type SignedOut = { state: "signedOut" };

/** What a page is for. Both functions belong to the page's guard and stay the same. */
interface Guard<Access extends { state: string }> {
  /** Asks the server about whoever has a session here. */
  ask(session: StoredSession, queryClient: QueryClient): Promise<Access | SignedOut>;
  /** Where an answer leads instead of this page; null stays here. */
  elsewhere?(access: Access | SignedOut): string | null;
}

/**
 * Whether a page opens: asked once, with nothing kept of an earlier session. Without a session, or where `ask`
 * says so, the browser forgets it and goes to the sign-in page, which leads back here. The server guards every
 * call by itself.
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
    // What an earlier session loaded is not for whoever signs in next.
    queryClient.clear();
    void find();
  }, [ask, elsewhere, queryClient, navigate, pathname, search]);

  return access;
}
