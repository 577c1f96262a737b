import { Link } from "react-router";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";

const link = "font-semibold underline underline-offset-4";

/** What people agree to by signing up. */
export function SignUpNotice() {
  const t = useTexts(catalogs);
  return (
    <p className="text-base text-muted">
      {t("notice.before")}{" "}
      <Link to={paths.terms} className={link}>
        {t("notice.terms")}
      </Link>{" "}
      {t("notice.and")}{" "}
      <Link to={paths.privacy} className={link}>
        {t("notice.privacy")}
      </Link>
      .
    </p>
  );
}
