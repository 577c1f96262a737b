import type { LeadDetail } from "@llave/contract/leads/leads";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { useKeys } from "../../../agent/useKeys.ts";
import { button } from "../../../components/button.ts";
import { useMediaQuery } from "../../../components/hooks/useMediaQuery.ts";
import { Icon } from "../../../components/Icon.tsx";
import { PageHead } from "../../../components/page/PageHead.tsx";
import { goAlongTabs } from "../../../components/page/tabKeys.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { UndoBar } from "../../../undo/UndoBar.tsx";
import { ConversationPanel } from "../../conversation/ConversationPanel.tsx";
import { useComposing } from "../../conversation/composer/useComposing.ts";
import { ControlBar } from "../../conversation/control/ControlBar.tsx";
import { useConversationIfAny } from "../../conversation/queries.ts";
import { useThreadLine } from "../../conversation/useThreadLine.ts";
import { FirstContactCard } from "../../leads/detail/contact/FirstContactCard.tsx";
import { catalogs as leadCatalogs } from "../../leads/detail/texts/catalogs.ts";
import type { Place } from "../place/usePlace.ts";
import { catalogs } from "../texts/catalogs.ts";
import { ContactButtons } from "./ContactButtons.tsx";
import { DoneNote } from "./DoneNote.tsx";
import { FactsPane } from "./FactsPane.tsx";
import { ThreadChoice } from "./ThreadChoice.tsx";
import { PhoneHead, Steps, ThreadHead } from "./ThreadHead.tsx";
import { useDone } from "./useDone.ts";
import { useOpenThread } from "./useOpenThread.ts";
import { useReplyFocus } from "./useReplyFocus.ts";

interface OpenLeadProps {
  /** Undefined until the renter says something about a search. */
  lead: LeadDetail | undefined;
  threads: LeadDetail["threads"];
  name: string;
  place: Place;
}

/** One person's thread and facts: side by side, in a drawer, or as two tabs on a phone. */
export function OpenLead({ lead, threads, name, place }: OpenLeadProps) {
  const t = useTexts(catalogs);
  const thread = useOpenThread(threads);
  const composing = useComposing(threads.at(-1)?.conversationId ?? "");
  const navigate = useNavigate();
  const goOn = () => {
    if (place.after) void navigate(paths.lead(place.after.id) + place.query, { replace: true });
  };
  const { data: conversation } = useConversationIfAny(thread.open);
  const line = useThreadLine(conversation);
  useReplyFocus(conversation !== undefined, composing.focus);
  const onAsk = conversation && !conversation.optedOut ? composing.compose : undefined;
  const phone = useMediaQuery("(width < 48rem)");
  const done = useDone(lead, name, place);
  useKeys({ e: done.putAside });
  const head = { name, line, lead, conversation, place, done };
  const control = conversation && <ControlBar conversation={conversation} />;
  const facts = lead ? <FactsPane lead={lead} name={name} /> : <NothingKnown />;
  const open = lead?.tasks.length ?? 0;
  const contactWith = (onLeave?: () => void) =>
    lead && <ContactButtons lead={lead} phone={phone} onAsk={onAsk} onLeave={onLeave} />;
  const contact = contactWith();
  const chat = (
    <>
      <DoneNote lead={lead} name={name} {...done} />
      <ThreadChoice threads={threads} open={thread.open} name={name} onChoose={thread.choose} />
      {thread.open === null ? (
        <NoThread lead={lead} />
      ) : (
        <ConversationPanel
          key={thread.open}
          conversationId={thread.open}
          name={name}
          composing={composing}
          onDecided={goOn}
          contact={contactWith}
        />
      )}
    </>
  );
  return (
    <>
      <PageHead title={t("pageTitle", { name })} description={t("pageDescription")} />
      {phone ? (
        <PhonePanels
          head={<PhoneHead {...head} />}
          contact={contact}
          chat={chat}
          facts={facts}
          control={control}
          open={open}
        />
      ) : (
        <Columns
          head={<ThreadHead {...head} contact={contact} />}
          place={place}
          chat={chat}
          facts={facts}
          control={control}
          open={open}
        />
      )}
    </>
  );
}

interface PartsProps {
  head: ReactNode;
  chat: ReactNode;
  facts: ReactNode;
  /** Who answers. */
  control: ReactNode;
  /** How many things wait for the agent. */
  open: number;
}

function Columns({ head, place, chat, facts, control, open }: PartsProps & { place: Place }) {
  const t = useTexts(catalogs);
  const id = useId();
  const wide = useMediaQuery("(width >= 80rem)");
  const [drawn, setDrawn] = useState(false);
  const shown = wide || drawn;
  useEscape(drawn && !wide, () => setDrawn(false));
  return (
    <div
      className={`relative grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] ${wide ? "grid-cols-[minmax(0,1fr)_22rem]" : ""}`}
    >
      <div className="flex min-h-0 min-w-0 flex-col bg-card">
        {head}
        <div className="flex min-h-[45px] flex-none flex-wrap items-center gap-x-3 gap-y-1 border-y border-line bg-tint px-5 py-1">
          {control}
          {!wide && (
            <button
              type="button"
              aria-expanded={drawn}
              aria-controls={id}
              className={button("line", "small")}
              onClick={() => setDrawn(!drawn)}
            >
              {t("facts")}
              {open > 0 && <OpenCount count={open} />}
            </button>
          )}
          <Steps place={place} />
        </div>
        {chat}
      </div>
      <section
        id={id}
        aria-label={t("facts")}
        /* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */
        tabIndex={0}
        hidden={!shown}
        className={`pane min-h-0 overflow-y-auto border-l border-line bg-tint -outline-offset-2 [scrollbar-width:thin] ${wide ? "relative" : "absolute inset-y-0 right-0 z-10 w-[min(22rem,100%)] shadow-2"}`}
      >
        {!wide && (
          <p className="flex justify-end px-2 pt-2">
            <button type="button" className={button("quiet", "small")} onClick={() => setDrawn(false)}>
              <Icon name="close" small />
              {t("facts.close")}
            </button>
          </p>
        )}
        {shown && facts}
      </section>
    </div>
  );
}

/** Escape closes whatever covers the thread before it returns to the list. */
function useEscape(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open, close]);
}

function PhonePanels({ head, contact, chat, facts, control, open }: PartsProps & { contact: ReactNode }) {
  const t = useTexts(catalogs);
  const id = useId();
  const [tab, setTab] = useState<"chat" | "facts">("chat");
  const panels = [
    { key: "chat", content: chat },
    { key: "facts", content: facts },
  ] as const;
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-card">
      {head}
      {contact}
      <div
        role="tablist"
        aria-label={t("views")}
        onKeyDown={goAlongTabs}
        className="grid flex-none grid-cols-2 border-y border-line bg-tint"
      >
        {panels.map(({ key }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            tabIndex={key === tab ? 0 : -1}
            aria-selected={key === tab}
            aria-controls={`${id}-${key}`}
            onClick={() => setTab(key)}
            className="-mb-px h-11 border-b-2 border-transparent text-base font-semibold text-ink-2 aria-selected:border-ink aria-selected:text-ink"
          >
            {t(key)}
            {key === "facts" && open > 0 && <OpenCount count={open} />}
          </button>
        ))}
      </div>
      {panels.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={key !== tab}
          className={
            key === tab
              ? `min-h-0 flex-1 ${key === "chat" ? "flex flex-col" : "relative grid content-start gap-3 overflow-y-auto bg-paper p-3"}`
              : ""
          }
        >
          {key === "facts" && key === tab && control && (
            <section className="rounded-l border border-line bg-card p-3">{control}</section>
          )}
          {(key === "chat" || key === tab) && content}
        </div>
      ))}
      {/* The thread has its own. */}
      {tab === "facts" && (
        <div className="flex-none bg-paper pt-1 empty:hidden">
          <UndoBar />
        </div>
      )}
    </div>
  );
}

function OpenCount({ count }: { count: number }) {
  const t = useTexts(catalogs);
  return (
    <span className="ml-2 rounded-full bg-orange-wash px-2 py-0.5 text-xs font-semibold text-orange-ink">
      {t("facts.open", { count })}
    </span>
  );
}

/** In place of a thread: how to begin one. */
function NoThread({ lead }: { lead: LeadDetail | undefined }) {
  const t = useTexts(leadCatalogs);
  return (
    <>
      <div className="grid min-h-0 flex-1 content-center gap-3 overflow-y-auto p-4 phone:p-8">
        <div className="mx-auto grid w-full max-w-xl gap-3">
          <p className="text-center text-muted">{t("thread.none")}</p>
          {lead && <FirstContactCard lead={lead} />}
        </div>
      </div>
      <UndoBar />
    </>
  );
}

function NothingKnown() {
  const t = useTexts(catalogs);
  return <p className="p-5 text-muted">{t("facts.none")}</p>;
}
