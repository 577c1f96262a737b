import { PageHead } from "../components/page/PageHead.tsx";
import { contentId } from "../components/page/RouteFocus.tsx";
import { AdminView } from "../features/admin/AdminView.tsx";
import { catalogs } from "../features/admin/texts/catalogs.ts";
import { useAdminAccess } from "../features/admin/useAdminAccess.ts";
import { NotFound } from "../features/errors/ErrorPage.tsx";
import { useTexts } from "../language/LanguageProvider.tsx";

/** The server's HTML contains nothing from the waitlist: the page fetches it once the guard has let someone in. */
export default function AdminRoute() {
  const t = useTexts(catalogs);
  const access = useAdminAccess();
  if (access.state === "refused") return <NotFound />;
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      {access.state === "granted" ? (
        <AdminView me={access.me} />
      ) : (
        <main id={contentId} tabIndex={-1} className="grid min-h-dvh place-content-center px-4">
          <p role="status" className="text-lg text-ink-2">
            {t("loading")}
          </p>
        </main>
      )}
    </>
  );
}
