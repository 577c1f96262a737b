import type { Showing } from "@llave/contract/showings/showings";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { useConfirmation } from "../showings/card/useConfirmation.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Confirms the showing that waits for the agent's OK. */
export function ConfirmButton({ showing }: { showing: Pick<Showing, "id" | "at" | "leadName"> }) {
  const t = useTexts(catalogs);
  const { confirming, confirm } = useConfirmation(showing);
  return (
    <button
      type="button"
      aria-disabled={confirming}
      className={button("accent", "large")}
      onClick={() => confirming || confirm()}
    >
      <Icon name="check" small />
      {t(confirming ? "queue.confirming" : "queue.confirm")}
    </button>
  );
}
