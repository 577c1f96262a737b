import { Link, useLocation } from "react-router";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";

const pages = ["pricing", "community", "about"] as const;
/** The landing page's section for the Features link. */
export const featuresId = "features";

/**
 * The links of the navigation bar: Features scrolls on the landing page and leads there from any other.
 * @param className of each link
 */
export function SiteLinks({ className }: { className: string }) {
  const t = useTexts(catalogs);
  const { pathname } = useLocation();
  return (
    <>
      {pathname === paths.home ? (
        <a href={`#${featuresId}`} className={className}>
          {t("nav.features")}
        </a>
      ) : (
        <Link to={paths.features} reloadDocument className={className}>
          {t("nav.features")}
        </Link>
      )}
      {pages.map((page) => (
        <Link
          key={page}
          to={paths[page]}
          aria-current={pathname === paths[page] ? "page" : undefined}
          className={className}
        >
          {t(`nav.${page}`)}
        </Link>
      ))}
    </>
  );
}
