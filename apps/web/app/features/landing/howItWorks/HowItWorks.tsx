import type { ReactNode } from "react";
import { Section } from "../../../components/publicPage/Section.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { ListCard } from "./ListCard.tsx";
import { ShareCard } from "./ShareCard.tsx";
import { UnderstandCard } from "./UnderstandCard.tsx";

const cards = [
  { key: "share", surface: "grid place-items-center bg-peach", picture: <ShareCard /> },
  { key: "qualify", surface: "bg-mint", picture: <UnderstandCard /> },
  { key: "call", surface: "bg-night", picture: <ListCard /> },
] as const satisfies { key: string; surface: string; picture: ReactNode }[];

/**
 * How it works in three cards, each with the part of the product it describes.
 * @param id the anchor for the header's Features link
 */
export function HowItWorks({ id }: { id: string }) {
  const t = useTexts(catalogs);
  return (
    <Section id={id} late title={t("features.title")} lead={t("features.lead")}>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keyboard too
        tabIndex={0}
        aria-label={t("features.title")}
        className="max-phone:-mx-4 max-phone:snap-x max-phone:scroll-px-4 max-phone:overflow-x-auto max-phone:px-4 max-phone:pb-2"
      >
        <ol className="grid gap-x-6 gap-y-11 max-phone:auto-cols-[296px] max-phone:grid-flow-col max-phone:gap-x-3 phone:grid-cols-1 wide:grid-cols-3">
          {cards.map(({ key, surface, picture }, index) => (
            <li
              key={key}
              className="max-phone:snap-start phone:max-wide:grid phone:max-wide:grid-cols-2 phone:max-wide:items-center phone:max-wide:gap-8"
            >
              <div
                className={`relative min-h-[300px] phone:min-h-[320px] overflow-hidden rounded-xl wide:h-[348px] ${surface}`}
              >
                {picture}
              </div>
              <div>
                <h3 className="mt-6 title-card">
                  <span className="mr-2.5 font-medium text-muted">{index + 1}</span>
                  {t(`features.${key}.title`)}
                </h3>
                <p className="mt-2.5 max-w-[25em] text-body text-ink-2 text-pretty">{t(`features.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Section>
  );
}
