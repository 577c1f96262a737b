import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { PageHead } from "../../components/page/PageHead.tsx";
import { ClosingCall } from "../../components/publicPage/ClosingCall.tsx";
import { Changes } from "../../features/about/Changes.tsx";
import { Opening } from "../../features/about/Opening.tsx";
import { Story } from "../../features/about/Story.tsx";
import { catalogs } from "../../features/about/texts/catalogs.ts";
import { Values } from "../../features/about/Values.tsx";
import { SitePage } from "../../features/site/SitePage.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";

export { clientLoader, handle, loader } from "../../static/staticPage.ts";

export default function AboutPage() {
  const t = useTexts(catalogs);
  return (
    <SitePage>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <Opening />
      <Story />
      <Changes />
      <Values />
      <ClosingCall title={t("closing.title")} text={t("closing.text")}>
        <Link to={paths.signUp} className={button("navy", "huge")}>
          {t("closing.trial")}
        </Link>
        <Link to={paths.pricing} className={button("onAccent", "huge")}>
          {t("closing.pricing")}
        </Link>
      </ClosingCall>
    </SitePage>
  );
}
