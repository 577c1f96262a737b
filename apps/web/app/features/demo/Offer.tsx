import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Early access, offered once the demo has shown what it does. */
export function Offer({ keep }: { keep: () => void }) {
  const t = useTexts(catalogs);
  return (
    <section className="mt-4 grid items-center gap-4 rounded-[20px] bg-night p-5 text-on-night phone:grid-cols-[1fr_auto] phone:p-6">
      <div>
        <h2 className="display text-[1.375rem] leading-tight phone:text-2xl">{t("offer.title")}</h2>
        <p className="mt-1 text-lg text-on-night-2">{t("offer.text")}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 phone:flex-col phone:items-stretch">
        <Link to={paths.early} className={`${button("accent", "huge")} max-phone:px-4`}>
          {t("offer.join")}
          <Icon name="arrow" />
        </Link>
        <button type="button" onClick={keep} className="min-h-11 px-2 text-lg phone:px-3 font-semibold hover:underline">
          {t("offer.keep")}
        </button>
      </div>
    </section>
  );
}
