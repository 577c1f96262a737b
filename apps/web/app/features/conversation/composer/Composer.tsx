import { maxMessageLength } from "@llave/contract/chat/chatLimits";
import type { Language } from "@llave/ui/language";
import { type KeyboardEvent, type RefObject, useId } from "react";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { standsAtBottom } from "../../../notifications/standsAtBottom.ts";
import { catalogs } from "../texts/catalogs.ts";
import { ReplyMenu } from "./ReplyMenu.tsx";
import type { ReplyValues } from "./replyMenu.ts";
import { useReplyMenu } from "./useReplyMenu.ts";

/** The count appears this close to the limit. */
const countFrom = maxMessageLength - 200;

interface ComposerProps {
  name: string;
  text: string;
  /** True if writing takes over the conversation. */
  silences: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The chat's language, and what saved replies can name. */
  language: Language;
  values: ReplyValues;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
}

/** Where the agent writes: Enter sends, Shift+Enter starts a new line. Sending silences the assistant. */
export function Composer(props: ComposerProps) {
  const { name, text, silences, field, onChange, onSend } = props;
  const t = useTexts(catalogs);
  const hint = useId();
  const menu = useReplyMenu(props);
  const ready = text.trim() !== "" && text.length <= maxMessageLength;
  const send = () => {
    if (!ready) return;
    onSend(text.trim());
    onChange("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (menu.onKeyDown(event)) return;
    if (event.key === "Escape" && !event.nativeEvent.isComposing) {
      // Leaves the field, so that the keys of the page work again; the next Escape leaves the page.
      field.current?.blur();
      event.preventDefault();
      return;
    }
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      {...standsAtBottom}
      className="border-t border-line px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="relative flex items-end gap-2">
        {menu.open && <ReplyMenu {...menu.shown} />}
        <button
          type="button"
          aria-label={t("replies.label")}
          aria-expanded={menu.open}
          onClick={menu.toggle}
          className="grid size-11 flex-none place-items-center rounded-m text-ink-2 hover:bg-fill"
        >
          <Icon name="list" />
        </button>
        <textarea
          ref={field}
          value={text}
          rows={1}
          maxLength={maxMessageLength}
          aria-label={t("composer.label", { name })}
          aria-describedby={hint}
          {...menu.control}
          placeholder={t("composer.placeholder")}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 w-full min-w-0 resize-none rounded-m border-[1.5px] border-field bg-card px-3.5 py-2.5 text-lg leading-[22px] outline-none placeholder:truncate placeholder:text-muted focus:border-focus focus:ring-4 focus:ring-focus/20"
        />
        <button
          type="submit"
          aria-disabled={!ready}
          aria-label={t("composer.send")}
          className="grid size-11 flex-none place-items-center rounded-m border border-ink bg-ink text-on-night hover:bg-night-2 aria-disabled:border-line-2 aria-disabled:bg-fill aria-disabled:text-muted"
        >
          <Icon name="arrow" />
        </button>
      </div>
      <p id={hint} className="mt-1.5 flex justify-between gap-3 text-xs text-muted">
        <span className="max-phone:sr-only">
          {t("composer.hint")} {silences && t("composer.silences")}
        </span>
        {text.length >= countFrom && (
          <span>{t("composer.count", { count: text.length, limit: maxMessageLength })}</span>
        )}
      </p>
    </form>
  );
}
