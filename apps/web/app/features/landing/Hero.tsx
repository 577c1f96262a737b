import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { NightShift } from "./NightShift.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/**
 * What Llave is in two lines, the way in, and the product as its own picture.
 * @param demoSmartLink the assistant itself, where this installation has a sample agent
 */
export function Hero({ demoSmartLink }: { demoSmartLink: string | null }) {
  const t = useTexts(catalogues);
  return (
    <section className="measure pt-9 wide:pt-12">
      <h1 className="display-xl text-[clamp(3.0625rem,7.63vw,6.875rem)] text-balance wide:-ml-1 wide:leading-[0.95] [:lang(es)_&]:text-[clamp(2.875rem,6.5vw,5.75rem)]">
        <span className="block">{t("hero.night")}</span>
        <span className="block">{t("hero.day")}</span>
      </h1>
      <div className="mt-5 grid items-end justify-between gap-x-8 gap-y-6 wide:mt-6.5 wide:grid-cols-[minmax(0,660px)_auto]">
        <p className="text-[1.125rem] leading-[1.6875rem] text-ink-2 text-pretty phone:text-lead">{t("hero.text")}</p>
        <div>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-1">
            <Link to={paths.early} className={`${button("accent", "huge")} max-phone:w-full`}>
              {t("hero.join")}
              <Icon name="arrow" />
            </Link>
            {demoSmartLink !== null && (
              <a
                href={demoSmartLink}
                className="inline-flex min-h-12 items-center text-body font-semibold underline decoration-line-2 underline-offset-[5px] hover:decoration-current max-phone:w-full max-phone:justify-center"
              >
                {t("hero.try")}
              </a>
            )}
          </div>
          <p className="mt-2.5 text-md text-balance text-muted max-phone:text-center">{t("hero.fine")}</p>
        </div>
      </div>
      <NightShift />
    </section>
  );
}
