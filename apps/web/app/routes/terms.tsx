import { PageHead } from "../components/PageHead.tsx";
import { LegalPage } from "../features/legal/LegalPage.tsx";
import { termsEn } from "../features/legal/texts/termsEn.ts";
import { termsEs } from "../features/legal/texts/termsEs.ts";
import { SiteFooter } from "../features/site/SiteFooter.tsx";
import { SiteHeader } from "../features/site/SiteHeader.tsx";
import { useLanguage } from "../language/LanguageProvider.tsx";

const texts = { en: termsEn, es: termsEs };

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
