import { useState } from "react";
import { button } from "../../components/button.ts";
import { Modal } from "../../components/dialog/Modal.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Skyline } from "../../components/publicPage/Skyline.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import type { LiveChat } from "../landing/chat/useDemoChat.ts";
import { LeadCard, ringColors } from "../landing/hero/LeadCard.tsx";
import { leadOf } from "../landing/recording.ts";
import { catalogs as landing } from "../landing/texts/catalogs.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The agent's view of the conversation, beside it. */
export function AgentView({ live: { chat } }: { live: LiveChat }) {
  const t = useTexts(catalogs);
  const booked = chat.turns.some(({ showing }) => showing !== null);
  return (
    <aside className="relative isolate overflow-y-auto bg-peach px-9 pt-8 max-wide:hidden">
      <Skyline time="day" className="absolute inset-x-0 bottom-0 -z-10 h-[240px] w-full" />
      <h2 className="title-panel">{t("sees")}</h2>
      <p className="mt-1 mb-5 text-lg text-ink-2">{t("fills")}</p>
      <LeadCard chat={chat} />
      {booked && (
        <p className="mt-4 flex gap-3 rounded-[14px] bg-card/90 px-3.5 py-2.5 text-md text-ink">
          <Icon name="mail" className="mt-0.5" />
          {t("sent")}
        </p>
      )}
      <div className="h-60" />
    </aside>
  );
}

/** Circumference of the ring around the strip's score, whose radius is 18. */
const ring = 2 * Math.PI * 18;

/** The same on a phone: a strip above the field that opens the card. */
export function AgentStrip({ live: { chat } }: { live: LiveChat }) {
  const t = useTexts(catalogs);
  const words = useTexts(landing);
  const [open, setOpen] = useState(false);
  const lead = leadOf(chat);
  return (
    <div className="flex-none px-3 pt-2 wide:hidden">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-14 w-full items-center gap-3 rounded-[18px] bg-peach px-3 text-left"
      >
        <span className="relative grid size-10 flex-none place-items-center rounded-full bg-card text-md font-bold">
          <svg viewBox="0 0 40 40" className="absolute inset-0 -rotate-90 fill-none" strokeWidth="4" aria-hidden="true">
            <circle cx="20" cy="20" r="18" className="stroke-fill-2" />
            <circle
              cx="20"
              cy="20"
              r="18"
              className={ringColors[lead.status]}
              strokeDasharray={`${(lead.score / 100) * ring} ${ring}`}
            />
          </svg>
          {lead.score}
        </span>
        <span>
          <b className="block text-lg font-semibold">{t("sees")}</b>
          <span className="block text-base text-ink-2">
            {lead.name || words("lead.new")}, {words(`status.${lead.status}`)}
          </span>
        </span>
        <Icon name="right" className="ml-auto" />
      </button>
      {open && (
        <Modal title={t("sees")} onClose={() => setOpen(false)}>
          {(close) => (
            <div className="mt-4 grid gap-4">
              <LeadCard chat={chat} />
              <button type="button" onClick={close} className={button("line", "large")}>
                {t("close")}
              </button>
            </div>
          )}
        </Modal>
      )}
    </div>
  );
}
