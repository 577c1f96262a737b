import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useCopyLink } from "../../agent/useCopyLink.ts";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** How long the button says that the link was copied (specification, section 9). Milliseconds. */
const copiedForMs = 2_000;

/** The link that moves its owner up, ready to copy and to share. */
export function ReferralLink({ link }: { link: string }) {
  const t = useTexts(catalogs);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(link, field);
  return (
    <>
      <p className="text-md">{t("referral.text")}</p>
      <label htmlFor={id} className="sr-only">
        {t("referral.link")}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        className="mt-3 h-12 w-full min-w-0 truncate rounded-m border-[1.5px] border-line-2 bg-card px-4 text-md"
      />
      <div className="mt-2.5 grid grid-cols-2 gap-2">
        <button type="button" className={button("navy", "large")} onClick={() => void copy()}>
          <Icon name={copied ? "check" : "copy"} />
          {t(copied ? "copied" : "copy")}
        </button>
        <ShareButton link={link} onUnable={copy} />
      </div>
    </>
  );
}

/** Copies the link to the clipboard and says so for two seconds; if the browser refuses, it selects the link. */
function useCopy(link: string, field: RefObject<HTMLInputElement | null>) {
  const copyLink = useCopyLink();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedForMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (await copyLink(link)) setCopied(true);
    else field.current?.select();
  };
  return { copied, copy };
}

/** Opens the device's own share sheet with the link; a browser without one copies it. */
function ShareButton({ link, onUnable }: { link: string; onUnable: () => Promise<void> }) {
  const t = useTexts(catalogs);
  const share = async () => {
    const content = { title: t("share.title"), text: t("share.text"), url: link };
    if (!navigator.canShare?.(content)) return onUnable();
    try {
      await navigator.share(content);
    } catch (error) {
      // Closing the sheet without a choice isn't a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await onUnable();
    }
  };
  return (
    <button type="button" className={button("line", "large")} onClick={() => void share()}>
      <Icon name="share" />
      {t("share")}
    </button>
  );
}
