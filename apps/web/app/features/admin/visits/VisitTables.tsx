import type { VisitFigures } from "@llave/contract/site/pageViews";
import { formatNumber } from "@llave/ui/translate";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { shareOf } from "./share.ts";
import { catalogs } from "./texts/catalogs.ts";

const figure = "py-2 pl-4 text-right tabular-nums whitespace-nowrap";

/** Visits and sign-ups side by side, by source or campaign. */
export function OriginTable({ kind, rows }: { kind: "source" | "campaign"; rows: VisitFigures["bySource"] }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <Table columns={[t(kind), t("visits"), t("rate")]}>
      {rows.map(({ name, visits, signUps }) => {
        const percent = shareOf(signUps, visits);
        const rate = percent === null ? t("rate.few") : t("rate.of", { signUps, visits, percent });
        return (
          <Row key={name} name={nameText(name, t(`none.${kind}`), t("more"))}>
            <td className={figure}>{formatNumber(language, visits)}</td>
            <td className={`${figure} ${percent === null ? "text-muted" : ""}`}>
              {percent === null && signUps > 0 ? `${formatNumber(language, signUps)} · ${rate}` : rate}
            </td>
          </Row>
        );
      })}
    </Table>
  );
}

/** The sites that visitors came from. */
export function ReferrerTable({ rows }: { rows: VisitFigures["byReferrer"] }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <Table columns={[t("referrer"), t("visits")]}>
      {rows.map(({ name, visits }) => (
        <Row key={name} name={nameText(name, t("none.referrer"), t("more"))}>
          <td className={figure}>{formatNumber(language, visits)}</td>
        </Row>
      ))}
    </Table>
  );
}

/** The pages that were opened, and the ones where visitors arrived. */
export function PageTable({ rows }: { rows: VisitFigures["byPath"] }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <Table columns={[t("page"), t("views"), t("visits")]}>
      {rows.map(({ name, views, visits }) => (
        <Row key={name} name={name === "other" ? t("other") : name}>
          <td className={figure}>{formatNumber(language, views)}</td>
          <td className={figure}>{formatNumber(language, visits)}</td>
        </Row>
      ))}
    </Table>
  );
}

/** What the server counts together once a day has too many names. */
const together = "(more)";

function nameText(name: string, none: string, more: string): string {
  if (name === "") return none;
  return name === together ? more : name;
}

function Table({ columns: [first, ...others], children }: { columns: string[]; children: ReactNode }) {
  return (
    <div className="min-w-0 overflow-x-auto">
      <table className="w-full border-collapse text-base">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-1.5 text-left font-medium">
              {first}
            </th>
            {others.map((column) => (
              <th key={column} scope="col" className="py-1.5 pl-4 text-right font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="max-w-40 truncate py-2 text-left font-medium phone:max-w-60" title={name}>
        {name}
      </th>
      {children}
    </tr>
  );
}
