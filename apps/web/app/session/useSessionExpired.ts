import { useCallback, useRef } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "../language/LanguageProvider.tsx";
import { toasts } from "../notifications/toasts.ts";
import { paths } from "../paths.ts";
import { clearSession } from "./storedSession.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Time to read the message before the page changes (specification, section 9). Milliseconds. */
const redirectDelayMs = 1_000;

/** When a data call finds that the session has ended: a message, then the sign-in page. */
export function useSessionExpired(): () => void {
  const t = useTexts(catalogs);
  const navigate = useNavigate();
  const latest = useRef({ t, navigate });
  latest.current = { t, navigate };
  const leaving = useRef(false);

  return useCallback(() => {
    if (leaving.current) return;
    leaving.current = true;
    const text = latest.current.t;
    toasts.add({ title: text("expired.title"), description: text("expired.text"), tone: "destructive" });
    setTimeout(() => {
      leaving.current = false;
      clearSession(localStorage);
      latest.current.navigate(paths.login);
    }, redirectDelayMs);
  }, []);
}
