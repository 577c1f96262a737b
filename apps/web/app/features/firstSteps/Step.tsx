import type { ReactNode } from "react";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

export interface StepPlace {
  number: number;
  done: boolean;
  /** True for the first open step. */
  current: boolean;
}

interface StepProps {
  place: StepPlace;
  title: string;
  text?: string;
  action: ReactNode;
  children?: ReactNode;
}

/** One step: its number or check mark, its title, and the button for it. */
export function Step({ place: { number, done, current }, title, text, action, children }: StepProps) {
  const t = useTexts(catalogs);
  return (
    <li className={`px-4 py-3.5 phone:px-5 ${current ? "bg-orange-wash" : ""}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        {done ? (
          <span className="grid size-7 flex-none place-items-center self-start rounded-full bg-mint text-mint-ink">
            <Icon name="check" small />
            <span className="sr-only">{t("done")}</span>
          </span>
        ) : (
          <span
            aria-hidden="true"
            className={`grid size-7 flex-none place-items-center self-start rounded-full border-[1.5px] bg-card text-base font-semibold ${current ? "border-orange text-orange-ink" : "border-field text-ink-2"}`}
          >
            {number}
          </span>
        )}
        <div className="min-w-0 flex-1 basis-52">
          <h2 className={`text-md ${done ? "text-ink-2" : "font-semibold"}`}>{title}</h2>
          {text && <p className="text-base text-ink-2">{text}</p>}
        </div>
        <div className="max-phone:w-full max-phone:*:w-full">{action}</div>
      </div>
      {children && <div className="mt-3 phone:ml-11">{children}</div>}
    </li>
  );
}

/** The style of a step's button: only the current one stands out, and a finished one is subtle. */
export function stepButton({ done, current }: StepPlace): string {
  return button(done ? "quiet" : current ? "accent" : "line", "medium");
}
