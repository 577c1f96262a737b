import { Section } from "../../../components/publicPage/Section.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { FormDots } from "./FormDots.tsx";
import { WorkClock } from "./WorkClock.tsx";

const panel =
  "grid snap-start overflow-hidden rounded-xl border border-line bg-card max-phone:grid-rows-[auto_1fr] phone:grid-cols-2 wide:min-h-[296px]";

/** Why agents lose renters: the form, messages that say nothing, hours when nobody can answer. */
export function Problems() {
  const t = useTexts(catalogs);
  return (
    <Section id="problems" late title={t("problems.title")} lead={t("problems.lead")}>
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-[520fr_768fr] wide:grid-rows-2 wide:gap-6">
        <div className="flex flex-col rounded-xl border border-orange-line bg-orange-wash px-5 py-5 phone:p-11 phone:max-wide:grid phone:max-wide:grid-cols-2 phone:max-wide:items-center wide:row-span-2">
          <div className="max-phone:flex max-phone:flex-wrap max-phone:items-center max-phone:gap-4">
            <p className="display text-[5.25rem] leading-[0.84] tracking-[-0.06em] phone:mb-5 phone:text-[7rem] wide:text-[9.25rem]">
              {t("problems.form.figure")}
            </p>
            <h3 className="title-card max-phone:min-w-34 max-phone:flex-1">{t("problems.form.title")}</h3>
          </div>
          <FormDots label={t("problems.form.picture")} />
        </div>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keyboard too
          tabIndex={0}
          aria-label={t("problems.title")}
          className="grid max-phone:-mx-4 max-phone:snap-x max-phone:scroll-px-4 max-phone:auto-cols-[296px] max-phone:grid-flow-col max-phone:gap-3 max-phone:overflow-x-auto max-phone:px-4 max-phone:pb-2 phone:gap-4 wide:row-span-2 wide:grid-rows-subgrid"
        >
          <div className={panel}>
            <Words title={t("problems.inbox.title")} text={t("problems.inbox.text")} />
            <Inbox />
          </div>
          <div className={panel}>
            <Words title={t("problems.clock.title")} text={t("problems.clock.text")} />
            <WorkClock />
          </div>
        </section>
      </div>
    </Section>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className="px-5 pt-6 phone:self-center phone:py-10 phone:pr-3 phone:pl-11">
      <h3 className="title-card">{title}</h3>
      <p className="mt-2 max-w-[19em] text-body phone:mt-3 text-ink-2 text-pretty">{text}</p>
    </div>
  );
}

/** Messages as agents get them: the same question, at any hour. */
const messages = [
  { text: "Is this still available?", lang: "en", time: "8:02 PM" },
  { text: "¿Sigue disponible?", lang: "es", time: "9:47 PM" },
  { text: "hi is this available", lang: "en", time: "11:20 PM" },
  { text: "Is this still available?", lang: "en", time: "2:14 AM" },
  { text: "info pls", lang: "en", time: "6:51 AM" },
] as const;

function Inbox() {
  const { language } = useLanguage();
  return (
    <ul className="mt-4 ml-5 divide-y divide-line self-end rounded-tl-l border-t border-l border-line bg-paper pt-1.5 phone:mt-8 phone:ml-4">
      {messages.map(({ text, lang, time }) => (
        <li key={time} className="flex h-11 items-center phone:h-12.5 gap-3 px-4.5 text-md max-phone:nth-[n+4]:hidden">
          <span className="size-7 flex-none rounded-full bg-[#e2d9cc]" aria-hidden="true" />
          <span lang={lang} className="truncate">
            {text}
          </span>
          <time className="ml-auto text-sm whitespace-nowrap text-muted">
            {language === "es" ? time.replace(" PM", " p. m.").replace(" AM", " a. m.") : time}
          </time>
        </li>
      ))}
    </ul>
  );
}
