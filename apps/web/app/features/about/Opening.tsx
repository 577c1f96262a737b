import { Skyline } from "../../components/publicPage/Skyline.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { moveDay } from "./moveDay.ts";
import { catalogs } from "./texts/catalogs.ts";

/** How Llave started, in text and pictures. */
export function Opening() {
  const t = useTexts(catalogs);
  return (
    <section className="measure grid items-stretch gap-x-6 gap-y-10 pt-10 wide:grid-cols-[7fr_5fr] wide:pt-16">
      <div className="wide:py-10">
        <h1 className="title-page">{t("title")}</h1>
        <p className="mt-6 max-w-[34em] text-body text-ink-2 text-pretty phone:text-lead wide:mt-8">{t("lead")}</p>
      </div>
      <MissedMessage />
    </section>
  );
}

function MissedMessage() {
  const t = useTexts(catalogs);
  return (
    <figure
      aria-label={t("night.label")}
      className="relative isolate flex min-h-[460px] flex-col overflow-hidden rounded-xl bg-night px-6 pt-8 text-on-night max-phone:-mx-2 phone:px-9 wide:min-h-[540px]"
    >
      <Skyline className="absolute inset-x-0 bottom-0 -z-10 h-[58%] w-full" />
      <p className="display text-[2.75rem] leading-none text-mint">{t("night.time")}</p>
      <div className="mt-8 grid gap-2 text-lg">
        <p className="max-w-[19em] justify-self-start rounded-[18px] rounded-bl-[5px] bg-card px-4 py-3 text-ink">
          {t("night.message", { day: moveDay() })}
        </p>
        <p className="pl-1 text-base text-on-night-2">{t("night.seen")}</p>
        <p className="mt-3 max-w-[19em] justify-self-start rounded-[18px] rounded-bl-[5px] bg-orange px-4 py-3 text-ink">
          {t("night.answer")}
        </p>
      </div>
    </figure>
  );
}
