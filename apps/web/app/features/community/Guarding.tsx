import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";
import type { CommunityAccess } from "./useCommunityAccess.ts";

/** Shown until it is known who is asking. It contains nothing from the directory, not even on the server. */
export function Guarding({ access }: { access: Exclude<CommunityAccess, { state: "granted" }> }) {
  const t = useTexts(catalogs);
  return (
    <div className="measure grid min-h-[70dvh] place-content-center justify-items-center gap-5 text-center">
      {access.state === "failed" ? (
        <>
          <h1 className="title-panel">{t("guard.failed")}</h1>
          <p className="max-w-[44ch] text-lg text-ink-2">{t("guard.failed.text")}</p>
          <button type="button" className={button("navy", "large")} onClick={access.retry}>
            {t("failed.retry")}
          </button>
        </>
      ) : (
        <>
          <h1 className="title-panel">{t("guard.title")}</h1>
          <p className="max-w-[44ch] text-lg text-ink-2 text-pretty">{t("lead")}</p>
          <p role="status" className="text-md text-muted">
            {t("guard.checking")}
          </p>
          <noscript>
            <Link to={paths.login} className={button("navy", "large")}>
              {t("guard.signIn")}
            </Link>
          </noscript>
        </>
      )}
    </div>
  );
}
