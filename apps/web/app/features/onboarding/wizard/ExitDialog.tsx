import { brand } from "@llave/ui/brand";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { paths } from "../../../paths.ts";
import { endSession } from "../../../session/currentSession.ts";
import { useOnboardingTexts } from "../useTexts.ts";

const missed = ["exit.miss1", "exit.miss2", "exit.miss3", "exit.miss4"] as const;

/** The safe answer, focused when the dialog opens. */
const stayId = "stay-in-setup";

/** Asks before someone leaves the setup: what they would miss, who to contact, exit or continue. */
export function ExitDialog({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  const t = useOnboardingTexts();
  const stay = () => onOpenChange(false);
  return (
    <Dialog open={open} onClose={stay} title={t("exit.title")} description={t("exit.lead")} firstFocus={stayId}>
      <ul className="mt-4 grid gap-3">
        {missed.map((key) => (
          <li key={key} className="flex items-start gap-3 text-md">
            <span className="mt-0.5 grid size-5 flex-none place-items-center rounded-full bg-mint-wash text-mint-ink">
              <Icon name="check" small />
            </span>
            {t(key)}
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-line pt-4 text-base text-muted">
        {t("exit.kept")} {t("exit.support")}{" "}
        <a href={`mailto:${brand.supportMail}`} className="font-semibold text-ink underline underline-offset-4">
          {brand.supportMail}
        </a>
      </p>
      <Actions onStay={stay} />
    </Dialog>
  );
}

function Actions({ onStay }: { onStay(): void }) {
  const t = useOnboardingTexts();
  const { leave, leaving } = useLeave();
  return (
    <div className="mt-6 flex flex-col-reverse gap-3 phone:flex-row phone:justify-end">
      <button type="button" aria-disabled={leaving} onClick={leave} className={button("line", "large")}>
        {t("exit.leave")}
      </button>
      <button id={stayId} type="button" onClick={onStay} className={button("accent", "large")}>
        {t("exit.stay")}
      </button>
    </div>
  );
}

/** Signs out, which the browser does even if the call fails, and goes to the homepage. */
function useLeave() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    if (leaving) return;
    setLeaving(true);
    await endSession();
    queryClient.clear();
    await navigate(paths.home);
  };
  return { leave: () => void leave(), leaving };
}
