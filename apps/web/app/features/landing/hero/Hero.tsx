import { Link } from "react-router";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { catalogs } from "../texts/catalogs.ts";
import { NightShift } from "./NightShift.tsx";

/** Llave in two lines, the call to action, and the product as the picture. */
export function Hero() {
  const t = useTexts(catalogs);
  return (
    <section className="measure pt-4.5 wide:pt-6.5 max-phone:px-2">
      <div className="grid items-end gap-x-6 gap-y-2.5 max-phone:px-3 wide:grid-cols-[1fr_386px]">
        <h1 className="display-xl text-[clamp(2.25rem,11.54vw,2.8125rem)] text-balance phone:text-[clamp(2.8125rem,6vw,5.3125rem)] wide:-ml-1 wide:leading-[0.95] wide:tracking-[-0.035em] max-phone:[:lang(es)_&]:text-[clamp(1.875rem,9.4vw,2.5rem)] phone:[:lang(es)_&]:text-[clamp(2.8125rem,4.85vw,4.5rem)]">
          <span className="block max-phone:inline">{t("hero.night")} </span>
          <span className="block max-phone:inline">{t("hero.day")}</span>
        </h1>
        <div>
          <p className="text-lg leading-6 text-ink-2 text-pretty wide:text-body wide:leading-[25px]">
            {t("hero.text")}
          </p>
          <div className="mt-3.5 flex flex-wrap items-center gap-x-5.5 gap-y-1 max-phone:hidden">
            <Link to={paths.early} data-hero-join className={button("accent", "huge")}>
              {t("hero.join")}
              <Icon name="arrow" />
            </Link>
            <a
              href={paths.demo}
              className="inline-flex min-h-12 items-center text-lg font-semibold underline decoration-line-2 underline-offset-[5px] hover:decoration-current"
            >
              {t("hero.try")}
            </a>
          </div>
        </div>
      </div>
      <NightShift />
    </section>
  );
}
