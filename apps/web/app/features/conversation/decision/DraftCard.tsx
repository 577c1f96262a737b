import type { ConversationChannel } from "@llave/contract/channels/delivery";
import { maxMessageLength } from "@llave/contract/chat/chatLimits";
import type { Draft } from "@llave/contract/conversations/inbox";
import { otherLanguage } from "@llave/ui/language";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { SavedTranslationField } from "../../../agent/SavedTranslationField.tsx";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { ComposerNote } from "../../channels/ComposerNote.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { DraftText } from "./DraftText.tsx";

interface DraftCardProps {
  draft: Draft;
  /** How it reaches the renter. */
  reach: ConversationChannel;
  /** True where single keys decide it. */
  keys: boolean;
  /** True while it is read in the other language. */
  translated: boolean;
  onTranslate: (translated: boolean) => void;
  /** What leads to the other decisions. */
  more: ReactNode;
  /** The text while it is edited, null while it is read. */
  edited: string | null;
  /** How often the agent asked to edit it here; each time, its field takes the focus. */
  asked: number;
  /** True where the answer is saved to its listing too. */
  saves: boolean;
  onSaves: (saves: boolean) => void;
  /** The saved answer in the other language, or "". */
  translation: string;
  onTranslation: (text: string) => void;
  pending: boolean;
  /** Why the last decision failed, or "". */
  problem: string;
  onApprove: () => void;
  /** The agent asks to edit it. */
  onBegin: () => void;
  onEdit: (text: string | null) => void;
  /** Rejects it with an undo. */
  onReject: () => void;
}

/** A draft above the composer: read, approved, edited or dismissed, each by one key. */
export function DraftCard(props: DraftCardProps) {
  const { draft, edited, problem, translated, onTranslate, more } = props;
  const t = useTexts(catalogs);
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="rounded-l border-[1.5px] border-dashed border-draft-line bg-draft px-3.5 pt-2.5 pb-3 phone:px-4 phone:pt-3 phone:pb-3.5"
    >
      <header className="mb-1 flex flex-wrap items-center justify-between gap-x-2 phone:mb-2 phone:gap-y-2">
        <h2 id={title} className="inline-flex items-center gap-1.5 text-sm font-semibold text-orange-ink">
          <Icon name="pen" small />
          {t(`draft.${draft.kind}`)}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          {edited === null && draft.translation !== "" && (
            <TranslationSwitch draft={draft} translated={translated} onChange={onTranslate} />
          )}
          {more}
        </div>
      </header>
      {edited === null ? (
        <DraftText grounds={draft.grounds} language={translated ? otherLanguage(draft.language) : draft.language}>
          {translated ? draft.translation : draft.content}
          {draft.needsAnswer && <span className="text-muted">…</span>}
        </DraftText>
      ) : (
        <>
          <EditField {...props} text={edited} />
          {/* The composer below already shows WhatsApp's time. */}
          {props.reach.channel === "sms" && <ComposerNote reach={props.reach} text={edited} className="mt-1" />}
        </>
      )}
      {draft.needsAnswer && <p className="mt-2 text-sm text-ink-2">{t("draft.needsAnswer")}</p>}
      {(draft.savesTo !== null || draft.savesAsOwn) && (
        <label className="mt-2 flex min-h-6 items-start gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={props.saves}
            onChange={(event) => props.onSaves(event.target.checked)}
            className="size-[18px] flex-none accent-ink"
          />
          <span>
            <b className="font-semibold">
              {draft.savesTo === null ? t("draft.save.own") : t("draft.save", { address: draft.savesTo })}
            </b>{" "}
            <span className="text-muted">{t("draft.save.help")}</span>
          </span>
        </label>
      )}
      {edited !== null && draft.kind === "answer" && props.saves && (
        <div className="mt-2">
          <SavedTranslationField asked={draft.language} text={props.translation} onChange={props.onTranslation} />
        </div>
      )}
      {problem !== "" && (
        <p role="alert" className="mt-2 text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
      <Actions {...props} />
    </section>
  );
}

function TranslationSwitch(props: { draft: Draft; translated: boolean; onChange: (translated: boolean) => void }) {
  const { draft, translated, onChange } = props;
  const t = useTexts(catalogs);
  return (
    <button
      type="button"
      aria-pressed={translated}
      onClick={() => onChange(!translated)}
      className="touch h-7 rounded-s bg-fill-2 px-2.5 text-xs font-semibold text-ink-2 hover:text-ink"
    >
      {t(`draft.seeIn.${translated ? draft.language : otherLanguage(draft.language)}`)}
    </button>
  );
}

function EditField({ draft, text, asked, onEdit, onApprove }: DraftCardProps & { text: string }) {
  const t = useTexts(catalogs);
  const field = useRef<HTMLTextAreaElement>(null);
  // Not when the page opens on an unfinished edit: a key meant as a command would be typed into it.
  useEffect(() => {
    if (asked > 0) field.current?.focus();
  }, [asked]);
  return (
    <textarea
      ref={field}
      lang={draft.language}
      aria-label={t("draft.editLabel")}
      value={text}
      maxLength={maxMessageLength}
      onFocus={(event) => event.target.setSelectionRange(text.length, text.length)}
      onChange={(event) => onEdit(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onEdit(null);
        if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
          event.preventDefault();
          onApprove();
        }
      }}
      className="field-sizing-content max-h-72 min-h-20 w-full resize-none rounded-s border-[1.5px] border-field bg-card px-3 py-2 text-lg leading-6 outline-none focus:border-focus focus:ring-4 focus:ring-focus/20"
    />
  );
}

/** On phones the three are in one row, so that the thread keeps its space. */
const onPhone = "max-phone:px-2.5 max-phone:text-sm";

function Actions({ draft, keys, edited, pending, onApprove, onBegin, onEdit, onReject }: DraftCardProps) {
  const t = useTexts(catalogs);
  const editing = edited !== null;
  const editButton = useFocusAfter(editing);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-1.5 phone:gap-2">
      {(!draft.needsAnswer || editing) && (
        <button
          type="button"
          aria-disabled={pending}
          aria-keyshortcuts={keys && !editing ? "A" : undefined}
          className={`${button("accent", "large")} ${onPhone} max-phone:flex-1`}
          onClick={onApprove}
        >
          <Icon name="send" small className="max-phone:hidden" />
          {t(editing ? "draft.sendEdited" : "draft.approve")}
          <Key shown={keys && !editing}>A</Key>
        </button>
      )}
      {editing ? (
        <button type="button" className={`${button("line", "large")} ${onPhone}`} onClick={() => onEdit(null)}>
          {t("draft.cancel")}
        </button>
      ) : (
        <button
          type="button"
          aria-keyshortcuts={keys ? "Enter" : undefined}
          ref={editButton}
          className={`${button(draft.needsAnswer ? "accent" : "line", "large")} ${onPhone}`}
          onClick={onBegin}
        >
          {t(draft.needsAnswer ? "draft.complete" : "draft.edit")}
          <Key shown={keys}>↵</Key>
        </button>
      )}
      {!editing && (
        <button
          type="button"
          aria-disabled={pending}
          aria-keyshortcuts={keys ? "X" : undefined}
          className={`${button(draft.kind === "showing" ? "danger" : "quiet", "large")} ${onPhone}`}
          onClick={onReject}
        >
          {t(draft.kind === "showing" ? "draft.decline" : "draft.dismiss")}
          <Key shown={keys}>X</Key>
        </button>
      )}
    </div>
  );
}

/** Focuses a button that reappears after something ended, if the focus was lost with it. */
function useFocusAfter(busy: boolean) {
  const element = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) element.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return element;
}

/** The equivalent key, for people who see it; others hear it through `aria-keyshortcuts`. */
function Key({ shown, children }: { shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <span
      aria-hidden="true"
      className="rounded-xs border border-current px-1.5 font-body text-xs leading-[18px] font-semibold max-phone:hidden"
    >
      {children}
    </span>
  );
}
