import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { PageHead } from "../../components/page/PageHead.tsx";
import { ClosingCall } from "../../components/publicPage/ClosingCall.tsx";
import { Calculator } from "../../features/landing/calculator/Calculator.tsx";
import { Hero } from "../../features/landing/hero/Hero.tsx";
import { HowItWorks } from "../../features/landing/howItWorks/HowItWorks.tsx";
import { JoinBar } from "../../features/landing/JoinBar.tsx";
import { Plans } from "../../features/landing/Plans.tsx";
import { Problems } from "../../features/landing/problems/Problems.tsx";
import { Product } from "../../features/landing/product/Product.tsx";
import { Statistics } from "../../features/landing/Statistics.tsx";
import { Trust } from "../../features/landing/Trust.tsx";
import { catalogs } from "../../features/landing/texts/catalogs.ts";
import { featuresId } from "../../features/site/SiteLinks.tsx";
import { SitePage } from "../../features/site/SitePage.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { StructuredData } from "../../sharing/StructuredData.tsx";
import { organization, softwareApplication } from "../../sharing/structuredData.ts";

export { clientLoader, handle, loader } from "../../static/staticPage.ts";

export default function HomePage() {
  const t = useTexts(catalogs);
  return (
    <SitePage>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <StructuredData things={(origin) => [organization(origin), softwareApplication(origin, t("pageDescription"))]} />
      <Hero />
      <Problems />
      <HowItWorks id={featuresId} />
      <Product />
      <Calculator />
      <Statistics />
      <Trust />
      <Plans />
      <JoinBar />
      <ClosingCall title={t("closing.title")} text={t("closing.text")}>
        <Link to={paths.signUp} className={button("navy", "huge")}>
          {t("closing.trial")}
        </Link>
        <Link to={paths.contact} className={button("onAccent", "huge")}>
          {t("closing.demo")}
        </Link>
      </ClosingCall>
    </SitePage>
  );
}
