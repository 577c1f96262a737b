import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const paragraphs = ["story.1", "story.2", "story.3", "story.4"] as const;

/** The founder's story. */
export function Story() {
  const t = useTexts(catalogs);
  return (
    <section className="measure grid gap-x-6 gap-y-8 pt-22 wide:grid-cols-[5fr_7fr] wide:pt-36">
      <h2 className="title-section wide:sticky wide:top-28 wide:self-start">{t("story.title")}</h2>
      <div>
        <div className="grid max-w-[38em] gap-6 text-[1.1875rem] leading-[1.8125rem] text-pretty phone:text-[1.3125rem] phone:leading-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
        </div>
        <p className="mt-10 border-l-4 border-orange pl-6 title-panel wide:mt-14">{t("story.5")}</p>
        <p className="mt-8 text-body text-ink-2">
          <b className="block font-semibold text-ink">{t("story.name")}</b>
          {t("story.role")}
        </p>
      </div>
    </section>
  );
}
