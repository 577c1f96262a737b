import { Icon } from "../../components/Icon.tsx";
import { Section } from "../../components/publicPage/Section.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const problems = ["form", "night", "language", "order"] as const;

/** The problems it solves: before and after. */
export function Changes() {
  const t = useTexts(catalogs);
  return (
    <Section id="problems" title={t("problems.title")} lead={t("problems.lead")}>
      <table className="w-full border-separate border-spacing-0 text-left max-table:block">
        <thead className="text-md font-semibold max-table:sr-only">
          <tr>
            <th className="w-1/2 pb-4 pl-1 text-muted">{t("problems.before")}</th>
            <th className="rounded-t-xl bg-mint px-9 pt-5 pb-3 text-mint-ink">{t("problems.now")}</th>
          </tr>
        </thead>
        <tbody className="max-table:grid max-table:gap-4">
          {problems.map((problem) => (
            <tr
              key={problem}
              className="group align-top max-table:grid max-table:overflow-hidden max-table:rounded-l max-table:border max-table:border-line"
            >
              <td className="border-t border-line py-7 pr-9 pl-1 text-[1.1875rem] leading-7 text-ink-2 max-table:border-0 max-table:px-5 max-table:py-5">
                {t(`problems.${problem}.before`)}
              </td>
              <td className="border-t border-mint-line bg-mint px-9 py-7 title-card group-last:rounded-b-xl max-table:rounded-none! max-table:px-5 max-table:py-5">
                <span className="flex gap-3.5">
                  <Icon name="check" className="mt-1 size-5! text-mint-ink" />
                  {t(`problems.${problem}.now`)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
