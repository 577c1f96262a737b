import type { ReactNode } from "react";
import { Icon, type IconName } from "../../../../components/Icon.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { catalogs } from "../../texts/catalogs.ts";

interface OptionalSectionProps {
  icon: IconName;
  title: string;
  /** What it says now, in one line; empty if nothing is filled in. */
  summary: string;
  /** True if renters ask about it, so that leaving it empty means more questions. */
  asked?: boolean;
  /** Shown when open. */
  note?: string;
  children: ReactNode;
}

/** A part of the form that a listing can do without: one line until it is opened. */
export function OptionalSection({ icon, title, summary, asked = false, note, children }: OptionalSectionProps) {
  const t = useTexts(catalogs);
  return (
    <details className="group border-line not-first:border-t">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2.5 hover:bg-hover phone:px-6 [&::-webkit-details-marker]:hidden">
        <Icon name={icon} small className="flex-none text-ink-2" />
        <h2 className="font-semibold phone:w-52 phone:flex-none">{title}</h2>
        <span
          className={`min-w-0 flex-1 truncate text-base max-phone:order-last max-phone:basis-full max-phone:pl-7 ${summary !== "" ? "text-ink-2" : asked ? "text-orange-ink" : "text-muted"}`}
        >
          {summary || t(asked ? "section.asked" : "section.empty")}
        </span>
        <Icon name="down" small className="ml-auto flex-none text-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-6 phone:px-6">
        {note && <p className="max-w-[68ch] text-base text-muted">{note}</p>}
        {children}
      </div>
    </details>
  );
}

/** Focuses a field, and opens the section that it is in. */
export function goToField(name: string): void {
  revealFields([name]);
  document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
}

/** Opens the optional sections that fields are in, so that the fields can be seen and focused. */
export function revealFields(names: readonly string[]): void {
  for (const name of names) {
    const section = document.querySelector(`[name="${CSS.escape(name)}"]`)?.closest("details");
    if (section) section.open = true;
  }
}
