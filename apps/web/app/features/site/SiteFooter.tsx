import { brand } from "@llave/ui/brand";
import { Link } from "react-router";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
const link = "py-2 underline underline-offset-4";

/** The foot of the public pages. The anchors `#privacy` and `#terms` of every page lead to its links. */
export function SiteFooter() {
  const t = useTexts(catalogues);
  return (
    <footer className="border-t border-line print:hidden">
      <div className="measure flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-8 text-base text-muted">
        <p>
          © {brand.name}. {t("footer.tagline")}
        </p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link id="privacy" to={paths.privacy} className={link}>
            {t("footer.privacy")}
          </Link>
          <Link id="terms" to={paths.terms} className={link}>
            {t("footer.terms")}
          </Link>
          <a href={`mailto:${brand.supportMail}`} className={link}>
            {t("footer.support")}: {brand.supportMail}
          </a>
          <span>{t("footer.housing")}</span>
        </p>
      </div>
    </footer>
  );
}
