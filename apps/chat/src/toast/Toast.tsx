import { focusKey, recordMs, swipeThreshold, visibleMs } from "@llave/ui/toast";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "../icons/Icon.tsx";
import { type Texts, useTexts } from "../texts/texts.ts";
import type { Notice } from "./useToast.ts";

interface Props {
  notice: Notice;
  /** Number of the renter's messages so far. */
  sentCount: number;
  /** Removes its record. */
  remove: () => void;
}

/** One message about the conversation, until it is closed or the renter writes on. */
export function Toast({ notice, sentCount, remove }: Props) {
  const texts = useTexts();
  const [held, setHeld] = useState(false);
  const start = useRef<number | null>(null);
  const { title, text } = noticeText(notice, texts);

  const [isOpen, setOpen] = useState(true);
  const [sentBefore] = useState(sentCount);
  const open = isOpen && sentCount === sentBefore;
  const close = () => setOpen(false);
  const forget = useEffectEvent(remove);
  useEffect(() => {
    if (held && open) return;
    const timer = open ? setTimeout(() => setOpen(false), visibleMs) : setTimeout(() => forget(), recordMs);
    return () => clearTimeout(timer);
  }, [held, open]);

  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === focusKey) toast.current?.closest("section")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  if (!open) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping and Escape are in addition to the close button
    <div
      ref={toast}
      className={`toast ${notice.kind}`}
      // A finger that lifts off isn't always reported: only a mouse holds it.
      onPointerEnter={({ pointerType }) => setHeld(pointerType === "mouse")}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === "Escape" && close()}
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerMove={(event) => {
        if (start.current === null || event.buttons === 0) return;
        const distance = Math.max(0, event.clientX - start.current);
        event.currentTarget.style.transform = `translateX(${distance}px)`;
        if (distance >= swipeThreshold) close();
      }}
      onPointerUp={(event) => {
        start.current = null;
        event.currentTarget.style.transform = "";
      }}
    >
      <div>
        <p className="toast-title">{title}</p>
        <p>{text}</p>
      </div>
      <button type="button" className="plain" aria-label={texts.t("close")} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function noticeText(notice: Notice, { t }: Texts): { title: string; text: string } {
  switch (notice.kind) {
    case "failed":
      return { title: t("failedTitle"), text: t("failedText") };
    case "resending":
      return { title: t("busyTitle"), text: t("resendingText") };
    case "complete":
      return {
        title: t("completeTitle"),
        text: t(notice.visit ? "completeVisitText" : "completeText", { agent: notice.agent }),
      };
    case "busy":
      return {
        title: t("busyTitle"),
        text: `${notice.text || t("busyText")} ${t("busyWait", { count: notice.seconds })}`,
      };
  }
}
