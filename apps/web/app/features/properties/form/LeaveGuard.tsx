import { useEffect } from "react";
import { useBlocker } from "react-router";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

interface LeaveGuardProps {
  isDirty: () => boolean;
  /** Called when the person leaves without saving. */
  onLeave: () => void;
}

/** Asks before a page with unsaved changes is left, for another page or another site. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const t = useTexts(catalogs);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );

  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);

  if (blocker.state !== "blocked") return null;
  return (
    <Dialog open onClose={() => blocker.reset()} title={t("leave.title")} description={t("leave.text")}>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <button type="button" className={button("navy", "large")} onClick={() => blocker.reset()}>
          {t("leave.stay")}
        </button>
        <button type="button" className={button("quiet", "large")} onClick={leave}>
          {t("leave.go")}
        </button>
      </div>
    </Dialog>
  );
}
