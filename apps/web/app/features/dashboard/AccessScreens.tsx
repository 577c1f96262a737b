import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { contentId } from "../../components/page/RouteFocus.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { waiting } from "../../newVersion/waiting.ts";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";

/** A turning orange arc and what it waits for. */
export function Waiting({ text }: { text: "checking" | "loading" }) {
  const t = useTexts(catalogs);
  return (
    <main
      id={contentId}
      tabIndex={-1}
      {...waiting}
      className="grid min-h-dvh place-content-center justify-items-center gap-5 px-4"
    >
      <svg viewBox="0 0 40 40" className="size-10 animate-spin fill-none" strokeWidth="4" aria-hidden="true">
        <circle cx="20" cy="20" r="16" className="stroke-fill-2" />
        <path d="M20 4a16 16 0 0 1 16 16" className="stroke-orange-dot" strokeLinecap="round" />
      </svg>
      <p role="status" className="text-center text-lg text-ink-2">
        {t(text)}
      </p>
    </main>
  );
}

/** Shown briefly before a person without a session is sent to the sign-in page. */
export function AuthenticationRequired() {
  const t = useTexts(catalogs);
  return (
    <main id={contentId} tabIndex={-1} className="grid min-h-dvh place-content-center justify-items-center gap-5 px-4">
      <h1 className="display text-2xl">{t("authenticationRequired")}</h1>
      <Link to={paths.login} className={button("navy", "large")}>
        {t("signIn")}
      </Link>
    </main>
  );
}

/** The dashboard couldn't be loaded at all; there is no older data to show. */
export function DashboardFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(catalogs);
  return (
    <main id={contentId} tabIndex={-1} className="grid min-h-dvh place-content-center justify-items-center gap-4 px-4">
      <h1 className="display text-2xl">{t("failed.title")}</h1>
      <p className="max-w-[44ch] text-center text-md text-ink-2">{t("failed.text")}</p>
      <button type="button" className={button("navy", "large")} onClick={onRetry}>
        {t("failed.retry")}
      </button>
    </main>
  );
}
