import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { showingMoment } from "../../wording/showings.ts";
import type { ShowingCommands } from "./card/ShowingActions.tsx";
import { ShowingCard } from "./card/ShowingCard.tsx";
import { useRequestedShowings } from "./queries.ts";
import { useShowingTexts } from "./useShowingTexts.ts";

/** Showings that need the agent's confirmation, decided here without opening each. */
export function RequestedShowings({ commands }: { commands: ShowingCommands }) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const list = useRequestedShowings();
  const requested = list.data;
  return (
    <section aria-labelledby="requested-showings">
      <h2 id="requested-showings" className="mb-2 font-semibold">
        {t("needsYou.title")}
      </h2>
      <PartFailed name={t("needsYou.title")} of={[list]} />
      {requested?.length === 0 && <p className="text-sm text-muted">{t("needsYou.none")}</p>}
      <ul className="grid gap-2 empty:hidden">
        {requested?.map((showing) => (
          <li
            key={showing.id}
            className="rounded-m border-[1.5px] border-dashed border-orange-line bg-orange-wash/60 p-3"
          >
            <ShowingCard showing={showing} when={showingMoment(language, showing.at)} commands={commands} brief />
          </li>
        ))}
      </ul>
    </section>
  );
}
