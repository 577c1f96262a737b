import { PageHead } from "../../components/page/PageHead.tsx";
import { contentId } from "../../components/page/RouteFocus.tsx";
import { SiteFooter } from "../../features/site/SiteFooter.tsx";
import { SiteHeader } from "../../features/site/SiteHeader.tsx";
import { mayHavePlace } from "../../features/waitlist/place.ts";
import { catalogs } from "../../features/waitlist/texts/catalogs.ts";
import { WaitlistView } from "../../features/waitlist/WaitlistView.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { pageContext } from "../../pageContext.ts";
import type { Route } from "./+types/waitlist.ts";

/** Whether to fetch the visitor's own place; the page asks the server which one it is. */
export function loader({ request, context }: Route.LoaderArgs) {
  return {
    origin: context.get(pageContext).origin,
    mayHavePlace: mayHavePlace(request.headers.get("cookie"), new URL(request.url).searchParams),
  };
}

export default function WaitlistPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(catalogs);
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <SiteHeader />
      <main id={contentId} tabIndex={-1} className="measure pt-10 pb-20 outline-none wide:pt-16">
        <WaitlistView {...loaderData} />
      </main>
      <SiteFooter />
    </>
  );
}
