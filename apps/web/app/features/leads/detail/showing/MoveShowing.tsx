import type { Showing } from "@llave/contract/showings";
import { type FormEvent, useState } from "react";
import { button } from "../../../../components/button.ts";
import { Dialog } from "../../../../components/dialog/Dialog.tsx";
import { FormAlert } from "../../../../components/form/FormAlert.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { showingMoment } from "../../../../wording/showings.ts";
import { leadName } from "../../leadWords.ts";
import { catalogs as listCatalogs } from "../../texts/catalogs.ts";
import { catalogs } from "../texts/catalogs.ts";
import { FreeTimes, TimeChoice } from "./FreeTimes.tsx";
import type { ShowingMove } from "./useShowingMove.ts";

/** Another time for a showing, from the agent's own free times; open while `move.showing` is set. */
export function MoveShowing({ move }: { move: ShowingMove }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { showing } = move;
  return (
    <Dialog
      open={showing !== null}
      onClose={move.close}
      title={t("showings.move.title")}
      description={
        showing
          ? [t("showings.move.now", { when: showingMoment(language, showing.at) }), showing.address]
              .filter(Boolean)
              .join(" · ")
          : ""
      }
    >
      {showing && <MoveForm key={showing.id} showing={showing} move={move} />}
    </Dialog>
  );
}

function MoveForm({ showing, move }: { showing: Showing; move: ShowingMove }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(move.chosen);
  const name = leadName({ name: showing.leadName }, useTexts(listCatalogs));
  return (
    <FreeTimes path={`/api/showings/${showing.id}/times`}>
      {(times) => {
        // A time taken by someone else in the meantime stays selected until another one is.
        const mayGo = times.includes(chosen);
        const submit = (event: FormEvent) => {
          event.preventDefault();
          if (mayGo) move.carryOut(showing, chosen);
        };
        return (
          <form noValidate onSubmit={submit} className="mt-4">
            <FormAlert text={move.problem ?? undefined} />
            <TimeChoice times={times} chosen={chosen} choose={setChosen} />
            <p className="mt-3 text-sm text-muted">{t("showings.move.told", { name })}</p>
            <button
              type="submit"
              aria-disabled={!mayGo}
              className={`${button("navy", "large")} mt-3 w-full aria-disabled:opacity-60`}
            >
              {mayGo ? t("showings.move.submit", { when: showingMoment(language, chosen) }) : t("showings.move.choose")}
            </button>
          </form>
        );
      }}
    </FreeTimes>
  );
}
