import type { Showing } from "@llave/contract/showings/showings";
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
import { momentOf, noTime, OtherTime } from "./OtherTime.tsx";
import type { ShowingMove } from "./useShowingMove.ts";

/** Another time for a showing, from the agent's own free times or any other; open while `move.showing` is set. */
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
  const [other, setOther] = useState(noTime);
  const confirms = showing.status !== "confirmed";
  const name = leadName({ name: showing.leadName }, useTexts(listCatalogs));
  return (
    <FreeTimes path={`/api/showings/${showing.id}/times`} any>
      {(times) => {
        // A time taken by someone else in the meantime stays selected until another one is.
        const at = times.includes(chosen) ? chosen : momentOf(other);
        const submit = (event: FormEvent) => {
          event.preventDefault();
          if (at) move.carryOut(showing, at);
        };
        return (
          <form noValidate onSubmit={submit} className="mt-4">
            <FormAlert text={move.problem ?? undefined} />
            <TimeChoice
              times={times}
              near={showing.at}
              chosen={chosen}
              choose={(time) => {
                setChosen(time);
                setOther(noTime);
              }}
            />
            <OtherTime
              open={times.length === 0}
              value={other}
              onChange={(time) => {
                setChosen("");
                setOther(time);
              }}
            />
            <p className="mt-3 text-sm text-muted">{t("showings.move.told", { name })}</p>
            {confirms && <p className="mt-1 text-sm font-semibold">{t("showings.move.confirms")}</p>}
            <button
              type="submit"
              aria-disabled={!at}
              className={`${button("navy", "large")} mt-3 w-full aria-disabled:opacity-60`}
            >
              {at
                ? t(confirms ? "showings.move.submit.confirms" : "showings.move.submit", {
                    when: showingMoment(language, at),
                  })
                : t("showings.move.choose")}
            </button>
          </form>
        );
      }}
    </FreeTimes>
  );
}
