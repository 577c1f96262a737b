import { brand } from "@llave/ui/brand";
import type { Language } from "@llave/ui/language";
import { otherLanguage } from "@llave/ui/language";
import { useLocation } from "react-router";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { useRootData } from "../../rootData.ts";
import { addressIn, alternates, pictureAddress, sharePictureOf } from "../../sharing/publicPages.ts";

const locales = { en: "en_US", es: "es_US" } as const satisfies Record<Language, string>;

/**
 * Title, description and link preview of a page, and its address for search engines in each language. React moves these
 * elements into the document's head, so they change with the language like any other text.
 */
export function PageHead({ title, description }: { title: string; description: string }) {
  const origin = useRootData()?.origin ?? "";
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const picture = sharePictureOf(pathname);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:url" content={origin + (picture ? addressIn(language, pathname) : pathname)} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {picture ? (
        <>
          <ListedIn origin={origin} pathname={pathname} language={language} />
          <SharedWith address={origin + pictureAddress(picture, language)} alt={title} />
        </>
      ) : (
        <>
          <meta name="robots" content="noindex" />
          <meta name="twitter:card" content="summary" />
        </>
      )}
    </>
  );
}

/** The page's canonical address in this language, and its addresses in all languages. */
function ListedIn({ origin, pathname, language }: { origin: string; pathname: string; language: Language }) {
  return (
    <>
      <link rel="canonical" href={origin + addressIn(language, pathname)} />
      {alternates(pathname).map((alternate) => (
        <link
          key={alternate.language}
          rel="alternate"
          hrefLang={alternate.language}
          href={origin + alternate.address}
        />
      ))}
      <meta property="og:locale:alternate" content={locales[otherLanguage(language)]} />
    </>
  );
}

function SharedWith({ address, alt }: { address: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={address} />
    </>
  );
}
