import { Link } from "react-router";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import type { LegalText } from "./legalText.ts";
import { catalogs } from "./texts/catalogs.ts";
import { useCurrentSection } from "./useCurrentSection.ts";

/** Links to each section: beside the text while it scrolls on wide screens, collapsed above it elsewhere. */
export function Contents({ text }: { text: LegalText }) {
  const t = useTexts(catalogs);
  const current = useCurrentSection(text);
  return (
    <div className="print:hidden">
      <details className="group mb-12 rounded-l border border-line bg-card wide:hidden">
        <summary className="flex h-14 cursor-pointer list-none items-center justify-between rounded-l px-5 text-lg font-semibold">
          {t("contents")}
          <Icon name="down" className="group-open:rotate-180" />
        </summary>
        <nav aria-label={t("contents")} className="border-t border-line px-5 py-2">
          <SectionLinks text={text} current={current} />
        </nav>
      </details>
      <nav
        aria-label={t("contents")}
        className="sticky top-[116px] hidden max-h-[calc(100dvh-140px)] overflow-y-auto wide:block"
      >
        <p className="mb-2 font-semibold text-md">{t("contents")}</p>
        <SectionLinks text={text} current={current} />
      </nav>
    </div>
  );
}

function SectionLinks({ text, current }: { text: LegalText; current: string | null }) {
  return (
    <ol>
      {Object.entries(text.sections).map(([id, { title }], index) => (
        <li key={id}>
          {/* A plain link changes the address behind the router's back, which may then restore the old scroll position. */}
          <Link
            to={{ hash: id }}
            aria-current={id === current ? "location" : undefined}
            className="flex min-h-11 items-center gap-3 rounded-s py-1.5 text-lg text-ink-2 underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink wide:min-h-0 wide:text-md"
          >
            <span className="w-6 flex-none text-muted">{index + 1}</span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
