import type { DashboardAnalytics } from "@llave/contract/dashboard";
import { defaultTargets } from "../../agent/targets.ts";
import { Card } from "../../components/Card.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { Bar } from "./Bar.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
const figureNames = ["aiAccuracy", "qualificationRate", "completionRate"] as const;

/** How well the assistant does; a target in grey where too little happened to tell. */
export function AiPerformance({ figures }: { figures: DashboardAnalytics | undefined }) {
  const t = useTexts(catalogues);
  return (
    <Card title={t("ai.title")}>
      <ul className="mt-3 grid gap-3.5">
        {figureNames.map((name) => {
          const measured = figures?.[name];
          const value = measured ?? defaultTargets[name];
          return (
            <li key={name}>
              <p className="flex justify-between gap-3">
                <span className="font-semibold">{t(`ai.${name}`)}</span>
                <span className={measured === undefined ? "text-muted" : "font-semibold"}>{value}%</span>
              </p>
              <Bar percent={value} muted={measured === undefined} />
              {figures && measured === undefined && <p className="mt-1 text-sm text-muted">{t("target")}</p>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
