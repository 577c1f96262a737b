import { Icon } from "../page/Icon.tsx";
import { useTexts } from "../texts/texts.ts";
import { timeOf } from "./moments.ts";
import type { Receipt } from "./rows.ts";

interface Props {
  receipt: Receipt;
  /** ISO time at which it reached that state. */
  at: string;
  agent: string;
}

const icons = { queued: "clock", sending: "clock", stored: "tick", seen: "ticks" } as const;

/** The status of the renter's last message: an icon and a word. */
export function ReceiptLine({ receipt, at, agent }: Props) {
  const { t, language } = useTexts();
  if (receipt === "queued") return null;
  return (
    <p className={`stamp renter receipt ${receipt}`}>
      <Icon name={icons[receipt]} />
      {receipt === "sending" ? t("sending") : t(receipt, { time: timeOf(at, language), agent })}
    </p>
  );
}
