import { PageHead } from "../../components/page/PageHead.tsx";
import { LegalPage } from "../../features/legal/LegalPage.tsx";
import { termsCatalogs as texts } from "../../features/legal/texts/termsCatalogs.ts";
import { SiteFooter } from "../../features/site/SiteFooter.tsx";
import { SiteHeader } from "../../features/site/SiteHeader.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";

export default function TermsPage() {
  const text = texts[useLanguage().language];
  return (
    <>
      <PageHead title={text.pageTitle} description={text.description} />
      <SiteHeader />
      <LegalPage text={text} next="privacy" />
      <SiteFooter />
    </>
  );
}
