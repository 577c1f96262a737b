import { formatDate } from "@llave/ui/translate";
import { Link } from "react-router";
import { Icon } from "../../components/Icon.tsx";
import { contentId } from "../../components/page/RouteFocus.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { Contents } from "./Contents.tsx";
import { LegalSection } from "./LegalSection.tsx";
import { type LegalText, lastUpdated } from "./legalText.ts";
import { RichText } from "./RichText.tsx";
import { catalogs } from "./texts/catalogs.ts";

const columns = "wide:grid wide:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] wide:gap-x-16";

/** A legal text: a short summary, the contents beside it, and the numbered sections. */
export function LegalPage({ text, next }: { text: LegalText; next: "privacy" | "terms" }) {
  const t = useTexts(catalogs);
  const sections = Object.entries(text.sections);
  return (
    <main id={contentId} tabIndex={-1} className="measure pt-10 pb-20 outline-none wide:pt-16 wide:pb-28 print:p-0">
      <div className={`${columns} items-start`}>
        <Opening text={text} />
        <Summary items={text.short} />
      </div>
      <div className={`${columns} mt-10 wide:mt-20 print:block`}>
        <Contents text={text} />
        <article className="max-w-[48rem] text-[1.125rem] leading-7 print:text-md print:leading-6">
          {sections.map(([id, section], index) => (
            <LegalSection key={id} id={id} number={index + 1} section={section} />
          ))}
          <p className="mt-16 border-t border-line-2 pt-6 print:hidden">
            <span className="text-muted">{t("also")}</span>
            <Link to={paths[next]} className="mt-1 flex w-fit items-center gap-2 py-2 display text-xl">
              {t(next)}
              <Icon name="arrow" />
            </Link>
          </p>
        </article>
      </div>
    </main>
  );
}

function Opening({ text }: { text: LegalText }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const date = formatDate(language, lastUpdated, { dateStyle: "long" });
  return (
    <div>
      <h1 className="display-xl text-[clamp(2.75rem,6vw,4.75rem)]">{text.title}</h1>
      <p className="mt-5 text-md text-muted">
        <time dateTime={lastUpdated.slice(0, 10)}>{t("lastUpdated", { date })}</time>
      </p>
      <p className="mt-5 max-w-[46ch] text-body text-ink-2 text-pretty phone:text-lead">{text.intro}</p>
    </div>
  );
}

function Summary({ items }: { items: readonly string[] }) {
  const t = useTexts(catalogs);
  return (
    <section className="mt-10 rounded-xl bg-mint px-6 py-7 phone:px-9 phone:py-8 wide:mt-2 print:border print:border-line-2">
      <h2 className="display text-2xl">{t("short")}</h2>
      <ul className="mt-4 grid gap-3.5">
        {items.map((item) => (
          <li key={item} className="flex gap-3 text-body text-pretty">
            <Icon name="check" className="mt-1 text-mint-ink" />
            <span>
              <RichText text={item} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
