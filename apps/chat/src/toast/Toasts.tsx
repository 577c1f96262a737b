import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "../page/Icon.tsx";
import { type Texts, useTexts } from "../texts/texts.ts";
import type { Notice, ToastRecord } from "./useToast.ts";

/** Specification, section 9: shown for 5 s, closed by a swipe of 50 px to the right, reachable with F8. */
const duration = 5000;
const swipeThreshold = 50;

/** The region with the page's toast; F8 moves the focus into it. */
export function Toasts({ toast, dismiss }: { toast: ToastRecord | null; dismiss: (id: number) => void }) {
  const { t } = useTexts();
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "F8") region.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <section className="toasts" ref={region} tabIndex={-1} aria-label={t("notifications")}>
      <div aria-live="polite" aria-atomic="true">
        {toast?.open && <Toast key={toast.id} notice={toast.notice} close={() => dismiss(toast.id)} />}
      </div>
    </section>
  );
}

function Toast({ notice, close }: { notice: Notice; close: () => void }) {
  const texts = useTexts();
  const [held, setHeld] = useState(false);
  const start = useRef<number | null>(null);
  const { title, text } = wordNotice(notice, texts);

  const expire = useEffectEvent(close);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => expire(), duration);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping and Escape are in addition to the close button
    <div
      className={`toast ${notice.kind}`}
      onPointerEnter={() => setHeld(true)}
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

function wordNotice(notice: Notice, { t }: Texts): { title: string; text: string } {
  switch (notice.kind) {
    case "failed":
      return { title: t("failedTitle"), text: t("failedText") };
    case "resending":
      return { title: t("busyTitle"), text: t("resendingText") };
    case "complete":
      return { title: t("completeTitle"), text: t("completeText", { agent: notice.agent }) };
    case "busy":
      return {
        title: t("busyTitle"),
        text: `${notice.text || t("busyText")} ${t("busyWait", { count: notice.seconds })}`,
      };
  }
}
