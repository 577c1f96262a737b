import { Icon } from "../page/Icon.tsx";
import { useTexts } from "../texts/texts.ts";
import { timeOf } from "./moments.ts";
import type { Row } from "./rows.ts";

interface Props {
  row: Row;
  /** When the agent last looked. */
  seenAt: string | null;
  agent: string;
}

const icons = { queued: "clock", sending: "clock", stored: "tick", seen: "ticks" } as const;

/** The status of the renter's last message: an icon and a word. */
export function ReceiptLine({ row: { entry, receipt }, seenAt, agent }: Props) {
  const { t, language } = useTexts();
  if (receipt === null || receipt === "queued") return null;
  const at = receipt === "seen" && seenAt ? seenAt : entry.timestamp;
  return (
    <p className={`stamp renter receipt ${receipt}`}>
      <Icon name={icons[receipt]} />
      {receipt === "sending" ? t("sending") : t(receipt, { time: timeOf(at, language), agent })}
    </p>
  );
}
