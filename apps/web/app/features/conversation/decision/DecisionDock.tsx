import type { ConversationDetail, Draft } from "@llave/contract/conversations/inbox";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useKeys } from "../../../agent/useKeys.ts";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { MenuPortal } from "../../../components/dialog/MenuPortal.tsx";
import { useMediaQuery } from "../../../components/hooks/useMediaQuery.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useSingleKeys } from "../../../components/shortcuts.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { standsAtBottom } from "../../../notifications/standsAtBottom.ts";
import { usePendingDecision } from "../../../undo/pendingDecision.ts";
import { UndoBar } from "../../../undo/UndoBar.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { DraftCard } from "./DraftCard.tsx";
import { type Decisions, useDecisions } from "./useDecisions.ts";

/** A key approves a draft only after it has been on screen this long. Milliseconds. */
const seenAfterMs = 400;

interface DecisionDockProps {
  conversation: ConversationDetail;
  name: string;
  /** Called after this person's last decision is approved. */
  onLast: () => void;
  /** Puts the text that the agent had written into a withdrawn draft into the composer. */
  onKeep: (text: string) => void;
  /**
   * Ways to reach the person, for the phone's sheet, which covers the page's own; called with the function that closes
   * the sheet.
   */
  contact?: ((close: () => void) => ReactNode) | undefined;
}

/** The next decision, above the composer; on a phone, a line that opens it. */
export function DecisionDock({ conversation, name, onLast, onKeep, contact }: DecisionDockProps) {
  const t = useTexts(catalogs);
  const phone = useMediaQuery("(width < 40rem)");
  const [sheet, setSheet] = useState(false);
  const decisions = useDecisions(conversation, {
    name,
    onKeep,
    onLast: () => {
      setSheet(false);
      onLast();
    },
  });
  const { front: draft } = decisions;
  useUndone(decisions);
  useEffect(() => {
    if (!draft) setSheet(false);
  }, [draft]);
  if (!draft) return null;
  const { reach } = conversation;
  const card = <Decision key={draft.id} draft={draft} reach={reach} decisions={decisions} sheet={phone} />;
  if (!phone) {
    return (
      <section
        aria-label={t("drafts.label")}
        {...standsAtBottom}
        className="max-h-[58%] flex-none overflow-y-auto px-5 pb-3.5"
      >
        {card}
      </section>
    );
  }
  const more = decisions.others.length;
  const close = () => setSheet(false);
  return (
    <section aria-label={t("drafts.label")} {...standsAtBottom} className="flex-none px-3 pb-2.5">
      <div className="flex items-center gap-3 rounded-l border-[1.5px] border-dashed border-draft-line bg-draft py-2 pr-2.5 pl-3.5">
        <Icon name="pen" small className="text-orange-ink" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold text-orange-ink">{t(`draft.${draft.kind}`)}</h2>
          <p className="truncate text-sm text-ink-2">
            {more > 0 ? t("drafts.after", { count: more }) : draft.content.replaceAll("\n", " ")}
          </p>
        </div>
        <button type="button" className={button("accent", "large")} onClick={() => setSheet(true)}>
          {t("drafts.review")}
        </button>
      </div>
      <Dialog open={sheet} onClose={close} title={t("drafts.label")}>
        {/* The sheet covers the thread's own row; what was just approved can still be undone here. */}
        <div className="-mx-3 mt-3 empty:hidden">
          <UndoBar />
        </div>
        {contact && <div className="-mx-4 mt-1">{contact(close)}</div>}
        <div className="mt-3">{card}</div>
      </Dialog>
    </section>
  );
}

/** After an undo, the edited text comes back into its field. */
function useUndone({ front, takeBack }: Decisions): void {
  const pending = usePendingDecision();
  const latest = useRef(takeBack);
  latest.current = takeBack;
  useEffect(() => {
    if (front && pending === null) latest.current(front);
  }, [front, pending]);
}

interface DecisionProps {
  draft: Draft;
  reach: ConversationDetail["reach"];
  decisions: Decisions;
  /** True in a phone's sheet, where keys only type. */
  sheet: boolean;
}

function Decision({ draft, reach, decisions, sheet }: DecisionProps) {
  const keysWork = useSingleKeys() && !sheet;
  const [translated, setTranslated] = useState(false);
  const [asked, setAsked] = useState(0);
  const since = useRef(Date.now());
  const { others } = decisions;
  const begin = () => {
    decisions.edit(draft.id, decisions.editedOf(draft) ?? draft.content);
    setAsked(asked + 1);
  };
  /** One that the agent has to complete first is edited instead. */
  const approve = () => {
    if (!decisions.approve(draft)) setAsked(asked + 1);
  };
  const seen = (act: () => void) => () => {
    if (Date.now() - since.current >= seenAfterMs) act();
  };
  useKeys(
    sheet
      ? {}
      : {
          a: seen(approve),
          x: seen(() => decisions.reject(draft)),
          Enter: begin,
          t: draft.translation === "" ? undefined : () => setTranslated(!translated),
          n: others.length > 0 ? decisions.next : undefined,
        },
  );
  return (
    <DraftCard
      draft={draft}
      reach={reach}
      keys={keysWork}
      translated={translated}
      onTranslate={setTranslated}
      more={others.length > 0 && <OtherDecisions others={others} onChoose={decisions.choose} />}
      edited={decisions.editedOf(draft)}
      asked={asked}
      saves={decisions.savesOf(draft)}
      onSaves={(saves) => decisions.setSaves(draft, saves)}
      translation={decisions.translationOf(draft)}
      onTranslation={(text) => decisions.setTranslation(draft, text)}
      pending={decisions.pending}
      problem={decisions.problemOf(draft)}
      onApprove={approve}
      onBegin={begin}
      onEdit={(text) => decisions.edit(draft.id, text)}
      onReject={() => decisions.reject(draft)}
    />
  );
}

/** "2 more": the other decisions, by name. */
function OtherDecisions({ others, onChoose }: { others: readonly Draft[]; onChoose: (id: string) => void }) {
  const t = useTexts(catalogs);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="touch inline-flex h-[30px] items-center gap-1.5 rounded-full border border-draft-line bg-card px-2.5 text-xs font-semibold whitespace-nowrap text-orange-ink">
        {t("drafts.more", { count: others.length })}
        <Icon name="down" small />
      </DropdownMenu.Trigger>
      <MenuPortal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-50 max-w-80 min-w-56 rounded-m border border-line bg-card p-1.5 shadow-2"
        >
          {others.map((draft) => (
            <DropdownMenu.Item
              key={draft.id}
              onSelect={() => onChoose(draft.id)}
              className="rounded-s px-3 py-2 text-base outline-none select-none data-highlighted:bg-fill"
            >
              <b className="block font-semibold">{t(`draft.${draft.kind}`)}</b>
              <span className="block truncate text-sm text-muted">{draft.content}</span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </MenuPortal>
    </DropdownMenu.Root>
  );
}
