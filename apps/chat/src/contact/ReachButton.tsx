import type { ComponentProps } from "react";
import { useState } from "react";
import { Icon } from "../icons/Icon.tsx";
import { useOnDemand } from "../onDemand/useOnDemand.ts";
import { useTexts } from "../texts/texts.ts";
import type { ContactSheet as Sheet } from "./ContactSheet.tsx";

type Props = Omit<ComponentProps<typeof Sheet>, "close">;

/** Opens the ways to reach the agent; shown where the agent's column isn't. */
export function ReachButton(props: Props) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const { ContactSheet } = useOnDemand(open, () => import("./ContactSheet.tsx"));
  return (
    <>
      <button
        type="button"
        className="reach"
        aria-haspopup="dialog"
        aria-label={t("reachLabel", { agent: props.calledName })}
        onClick={() => setOpen(true)}
      >
        <Icon name="phone" />
      </button>
      {open && ContactSheet && <ContactSheet {...props} close={() => setOpen(false)} />}
    </>
  );
}
