import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const values = ["honest", "facts", "fair", "yours"] as const;

/** The product's values, over the night. */
export function Values() {
  const t = useTexts(catalogs);
  return (
    <section className="mt-22 bg-night py-20 text-on-night wide:mt-36 wide:py-30">
      <div className="measure">
        <h2 className="title-section">{t("values.title")}</h2>
        <ul className="mt-10 grid gap-x-16 table:grid-cols-2 wide:mt-16">
          {values.map((value) => (
            <li key={value} className="border-t border-[#434c74] py-8 wide:py-11">
              <h3 className="title-panel text-mint">{t(`values.${value}.title`)}</h3>
              <p className="mt-4 max-w-[32em] text-body text-on-night-2 text-pretty wide:text-[1.1875rem] wide:leading-7">
                {t(`values.${value}.text`)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
