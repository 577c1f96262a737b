import { maxMessageLength } from "@llave/contract/chat/chatLimits";
import { type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import { prepareExchange } from "../exchange/load.ts";
import { Icon } from "../icons/Icon.tsx";
import { useTexts } from "../texts/texts.ts";

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  change: (text: string) => void;
  send: (text: string) => void;
  /**
   * `loading` until the link is connected, `pending` while waiting for a reply, `waiting` if the server asked to wait.
   */
  state: "loading" | "open" | "pending" | "waiting";
}

/** Length at which the counter appears. */
const counterFrom = maxMessageLength - 200;

/**
 * The field where the renter types. While closed it is read-only instead of disabled, so it keeps the focus (and a
 * phone's keyboard stays open).
 */
export function Composer({ field, text, change, send, state }: Props) {
  const { t } = useTexts();
  const closed = state !== "open";
  const blank = text.trim() === "";

  useLayoutEffect(() => {
    if (field.current) fitHeight(field.current, text);
  }, [field, text]);

  const submit = () => {
    if (!closed && !blank) send(text);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={closed ? "composer closed" : "composer"}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        aria-label={t("message")}
        placeholder={state === "loading" ? "" : t(state === "pending" ? "waiting" : "placeholder")}
        maxLength={maxMessageLength}
        enterKeyHint="send"
        autoComplete="off"
        value={text}
        readOnly={closed}
        aria-disabled={closed}
        aria-describedby={text.length > counterFrom ? "counter" : undefined}
        onChange={(event) => change(event.target.value)}
        onFocus={prepareExchange}
        onKeyDown={onKeyDown}
      />
      {state === "loading" && (
        <p className="loading" role="status">
          {t("loading")}
        </p>
      )}
      <button type="submit" className="send" aria-label={t("send")} aria-disabled={closed || blank}>
        <Icon name="send" />
      </button>
      {text.length > counterFrom && (
        <p className="counter" id="counter">
          {t("counter", { count: text.length, limit: maxMessageLength })}
        </p>
      )}
    </form>
  );
}

/** Grows with the text; the style sheet limits it to a few lines. */
function fitHeight(field: HTMLTextAreaElement, text: string): void {
  field.style.height = "";
  if (text !== "") field.style.height = `${field.scrollHeight}px`;
}
