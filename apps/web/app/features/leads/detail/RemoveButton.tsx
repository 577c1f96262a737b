import { useNavigate } from "react-router";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { useRemoval } from "../useLeadChanges.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

interface RemoveButtonProps {
  leadId: string;
  name: string;
  /** The list that the lead was opened from. */
  back: string;
}

/** Removes the lead right away and returns to the list, where a toast can undo it. */
export function RemoveButton({ leadId, name, back }: RemoveButtonProps) {
  const t = useTexts(catalogues);
  const navigate = useNavigate();
  const remove = useRemoval();
  const press = async () => {
    if (await remove(leadId, name)) await navigate(back);
  };
  return (
    <button
      type="button"
      className={`${button("danger", "small")} ml-auto max-phone:w-11 max-phone:px-0`}
      onClick={() => void press()}
    >
      <Icon name="trash" small />
      <span className="max-phone:sr-only">{t("remove")}</span>
    </button>
  );
}
