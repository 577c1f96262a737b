import type { MouseEvent } from "react";
import { useTexts } from "../texts/texts.ts";

const chips = ["chipBedrooms", "chipArea", "chipBudget"] as const;

/** Three ways to begin; each is sent as it reads. */
export function QuickReplies({ choose }: { choose: (text: string, click: MouseEvent) => void }) {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend
    <div className="chips" role="group" aria-label={t("suggestions")}>
      {chips.map((chip) => (
        <button type="button" className="chip" key={chip} onClick={(click) => choose(t(chip), click)}>
          {t(chip)}
        </button>
      ))}
    </div>
  );
}
