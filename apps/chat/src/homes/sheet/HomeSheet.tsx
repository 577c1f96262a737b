import type { HomeDetail, MatchCard } from "@llave/contract/chat/homes";
import { copyText } from "@llave/ui/copyText";
import { formatDate } from "@llave/ui/translate";
import { useEffect, useRef, useState } from "react";
import { Glyph } from "../../icons/Glyph.tsx";
import { injectStyles } from "../../styles/injectStyles.ts";
import { useTexts } from "../../texts/texts.ts";
import { fetchHome, type NamedHome, shareUrl } from "../homeCalls.ts";
import { money, placeLine } from "../words.ts";
import { Gallery } from "./Gallery.tsx";
import { HomeAnswers } from "./HomeAnswers.tsx";
import css from "./homeSheet.css?inline";
import { useDragDown } from "./useDragDown.ts";

injectStyles(css);

interface Props {
  /** The data known before the rest has loaded. */
  card: MatchCard | null;
  named: NamedHome;
  close: () => void;
  /** Sends a message about the home; null while none is accepted. */
  say: ((text: string) => void) | null;
  /** Puts the start of a question about the home into the message field. */
  ask: (start: string) => void;
}

/** Where the home appears beside the thread instead of over it; same as in the style sheet. */
const beside = "(min-width: 1240px)";

/** Scroll distance after which the buttons no longer cover the pictures. CSS pixels. */
const picturesEnd = 205;

/** A home's details: over the chat on a phone, beside the thread on a desktop. */
export function HomeSheet({ card, named, close, say, ask }: Props) {
  const texts = useTexts();
  const { t, language } = texts;
  const [detail, setDetail] = useState<HomeDetail | "failed" | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per home, which the key distinguishes
  useEffect(() => {
    if (matchMedia(beside).matches) dialog.current?.show();
    else dialog.current?.showModal();
    fetchHome(named, language).then(setDetail, () => setDetail("failed"));
  }, []);
  useEffect(() => {
    // Beside the thread it is open while the focus is elsewhere.
    const closeFromOutside = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape" && target instanceof Element && !target.closest("dialog")) dialog.current?.close();
    };
    document.addEventListener("keydown", closeFromOutside);
    return () => document.removeEventListener("keydown", closeFromOutside);
  }, []);
  useDragDown(dialog);

  const loaded = detail && detail !== "failed" ? detail : null;
  // A card keeps a near miss's percentage below the matches beside it; the sheet that it opens shows the same number.
  const home = loaded && card ? { ...loaded, percentage: card.percentage, isNearMiss: card.isNearMiss } : loaded;
  const known = home ?? card;
  const leave = () => dialog.current?.close();
  const sayAndLeave =
    say &&
    ((text: string) => {
      leave();
      say(text);
    });
  return (
    <dialog
      ref={dialog}
      className="home-sheet"
      aria-label={known?.address ?? t("home")}
      onClose={close}
      onKeyDown={(event) => event.key === "Escape" && leave()}
      onClick={(event) => event.target === dialog.current && leave()}
    >
      <div
        className="home-scroll"
        onScroll={({ currentTarget: { classList, scrollTop } }) =>
          classList.toggle("scrolled", scrollTop > picturesEnd)
        }
      >
        <div className="home-tools">
          <button type="button" className="round" aria-label={t("backToChat")} onClick={leave}>
            <Glyph name="back" />
          </button>
          <ShareButton url={shareUrl(named)} title={known?.address ?? ""} />
        </div>
        {home ? <Gallery home={home} /> : <div className="gallery waiting" />}
        {known && <HomeHead home={known} detail={home} />}
        {home && <HomeAnswers home={home} say={sayAndLeave} />}
        {detail === "failed" && (
          <p className="home-failed" role="alert">
            {t("homeFailed")}
          </p>
        )}
      </div>
      {known && (
        <div className="home-bar">
          <button
            type="button"
            className="button"
            onClick={() => {
              leave();
              ask(t("askStart", { address: known.address }));
            }}
          >
            <Glyph name="chat" />
            {t("ask")}
          </button>
          <button
            type="button"
            className="button accent"
            aria-disabled={!say}
            onClick={() => sayAndLeave?.(t("seeMessage", { address: known.address }))}
          >
            <Glyph name="calendar" />
            {t("see")}
          </button>
        </div>
      )}
    </dialog>
  );
}

function HomeHead({ home, detail }: { home: HomeDetail | MatchCard; detail: HomeDetail | null }) {
  const texts = useTexts();
  const { t, language } = texts;
  const { percentage, isNearMiss } = home;
  const updated = detail && formatDate(language, detail.updated, { timeZone: "UTC", month: "short", day: "numeric" });
  return (
    <header className="home-head">
      <p className="home-rent">
        <b>{money(home.price, texts)}</b> {t("aMonth")}
        {percentage !== null && (
          <span className={isNearMiss ? "fit near" : "fit"}>{t(isNearMiss ? "fitNear" : "fit", { percentage })}</span>
        )}
      </p>
      <h2>{home.address}</h2>
      <p className="home-place">
        {placeLine(home, texts, "long")}
        {updated && (
          <>
            <span className="dot"> · </span>
            <span className="updated">{t("updatedOn", { date: updated })}</span>
          </>
        )}
      </p>
    </header>
  );
}

function ShareButton({ url, title }: { url: string; title: string }) {
  const { t } = useTexts();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    if (!navigator.share) return setCopied(await copyText(url));
    try {
      await navigator.share({ url, title });
    } catch {
      // Closing the system's dialog shares nothing.
    }
  };
  return (
    <span className="share">
      <span role="status">{copied && t("copied")}</span>
      <button type="button" className="round" aria-label={t("share")} onClick={share}>
        <Glyph name="share" />
      </button>
    </span>
  );
}
