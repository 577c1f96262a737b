import type { Receipt } from "../conversation/receipt.ts";
import { Icon } from "../icons/Icon.tsx";
import { timeOf } from "../texts/moments.ts";
import { useTexts } from "../texts/texts.ts";

interface Props {
  receipt: Receipt;
  /** When the message was written. */
  timestamp: string;
  /** When the agent last looked. */
  seenAt: string | null;
  agent: string;
}

const icons = { queued: "clock", sending: "clock", stored: "tick", seen: "ticks" } as const;

/** The status of the renter's last message: an icon and a word. */
export function ReceiptLine({ receipt, timestamp, seenAt, agent }: Props) {
  const { t, language } = useTexts();
  if (receipt === "queued") return null;
  const at = receipt === "seen" && seenAt ? seenAt : timestamp;
  return (
    <p className={`stamp renter receipt ${receipt}`}>
      <Icon name={icons[receipt]} />
      {receipt === "sending" ? t("sending") : t(receipt, { time: timeOf(at, language), agent })}
    </p>
  );
}
