import { Link, redirectDocument } from "react-router";
import { button } from "../components/button.ts";
import { Icon } from "../components/Icon.tsx";
import { NightAside } from "../components/NightAside.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { SplitPage } from "../components/SplitPage.tsx";
import { en } from "../features/demo/texts/en.ts";
import { es } from "../features/demo/texts/es.ts";
import { SiteFooter } from "../features/site/SiteFooter.tsx";
import { SiteHeader } from "../features/site/SiteHeader.tsx";
import { useTexts } from "../language/LanguageProvider.tsx";
import { pageContext } from "../pageContext.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/demo.ts";

const catalogues = { en, es };

/** A live chat with the sample agent, where this installation has one. */
export async function loader({ context }: Route.LoaderArgs) {
  const smartLink = await context.get(pageContext).demoSmartLink();
  if (smartLink !== null) throw redirectDocument(smartLink);
  return null;
}

/** Says plainly that there is no sample agent here, and what to do instead. */
export default function DemoPage() {
  const t = useTexts(catalogues);
  return (
    <>
      <SplitPage header={<SiteHeader />} aside={<NightAside />}>
        <PageHead title={t("pageTitle")} description={t("pageDescription")} />
        <h1 className="display-xl text-balance text-[2.5rem] phone:text-[3.5rem]">{t("title")}</h1>
        <p className="mt-5 text-body text-ink-2 text-pretty phone:text-lead">{t("text")}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-phone:flex-col">
          <Link to={paths.early} className={button("accent", "huge")}>
            {t("join")}
            <Icon name="arrow" />
          </Link>
          <Link to={paths.contact} className={button("line", "huge")}>
            {t("ask")}
          </Link>
        </div>
      </SplitPage>
      <SiteFooter />
    </>
  );
}
