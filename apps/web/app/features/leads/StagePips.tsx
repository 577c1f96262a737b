import type { Lead } from "@llave/contract/leads/leads";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** How far a lead has come, in five steps. A lost one has none. */
const steps = { new: 1, contacted: 2, showing: 3, applied: 4, leased: 5, lost: 0 } as const;

/** A lead's stage as dots and a word. */
export function StagePips({ stage }: Pick<Lead, "stage">) {
  const t = useTexts(catalogs);
  return (
    <span className="inline-flex items-center gap-[7px] whitespace-nowrap">
      <svg viewBox="0 0 53 4" className="h-1 w-[53px] flex-none" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <rect
            key={step}
            x={(step - 1) * 11}
            width="9"
            height="4"
            rx="2"
            className={step <= steps[stage] ? "fill-ink" : "fill-line-2"}
          />
        ))}
      </svg>
      {t(`stage.${stage}`)}
    </span>
  );
}
