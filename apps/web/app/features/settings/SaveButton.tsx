import { button } from "../../components/button.ts";
import { useSettingsTexts } from "./useTexts.ts";

/** The save button of a settings form. */
export function SaveButton({ busy }: { busy: boolean }) {
  const t = useSettingsTexts();
  return (
    <button type="submit" aria-disabled={busy} className={`${button("navy", "large")} justify-self-start`}>
      {t(busy ? "saving" : "save")}
    </button>
  );
}
