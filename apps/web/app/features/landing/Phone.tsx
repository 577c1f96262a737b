import type { Language } from "@llave/ui/language";
import { useTexts } from "../../language/LanguageProvider.tsx";
import type { Recording } from "./recording.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** The renter's phone with the recorded conversation. It scrolls inside, so nothing around it moves. */
export function Phone({ recording }: { recording: Recording }) {
  const t = useTexts(catalogues);
  return (
    <div className="mt-7 flex h-[620px] w-full max-w-[334px] flex-col self-center rounded-t-[46px] bg-[#0d1120] p-[9px] pb-0 text-ink shadow-[0_0_0_1.5px_#4a5481,0_30px_60px_-20px_rgb(0_0_0/0.6)] wide:absolute wide:top-11 wide:self-auto wide:right-16 wide:bottom-0 wide:mt-0 wide:h-auto wide:w-[334px]">
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-t-[38px] bg-paper">
        <StatusBar />
        <div className="flex items-center gap-3 border-b border-line bg-card px-4 pt-2 pb-3">
          <span
            className="grid size-10 flex-none place-items-center rounded-full bg-orange text-md font-bold"
            aria-hidden="true"
          >
            ME
          </span>
          <p>
            <b className="block text-md leading-[19px] font-semibold">Marisol Echeverría</b>
            <span className="block text-xs text-muted">{t("demo.title")}</span>
          </p>
        </div>
        <section
          data-thread
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too
          tabIndex={0}
          aria-label={t("demo.thread")}
          className="relative flex-1 overflow-y-auto overscroll-contain px-3 pt-3 pb-6 [scrollbar-width:none]"
        >
          <Thread recording={recording} />
        </section>
      </div>
    </div>
  );
}

function StatusBar() {
  return (
    <div
      className="flex items-center justify-between bg-card px-6 pt-3 pb-1 text-sm leading-[18px] font-semibold"
      aria-hidden="true"
    >
      2:14
      <span className="h-5 w-[76px] rounded-m bg-[#0d1120]" />
      <svg viewBox="0 0 44 12" className="h-3 w-11" aria-hidden="true">
        <path d="M1 9h2v2H1zm4-2h2v4H5zm4-2h2v6H9zm4-3h2v9h-2z" className="fill-ink" />
        <rect x="22.5" y="1.5" width="18" height="9" rx="2.5" className="fill-none stroke-ink" />
        <rect x="24" y="3" width="11" height="6" rx="1" className="fill-ink" />
      </svg>
    </div>
  );
}

function Thread({ recording }: { recording: Recording }) {
  const t = useTexts(catalogues);
  return (
    <>
      <p className="pb-2.5 text-center text-xs text-muted">{t("demo.notice")}</p>
      <ol className="grid gap-2.5">
        <Bubble from="assistant">
          {recording.greeting.map((line) => (
            <span key={line} className="block not-first:mt-1.5">
              {line}
            </span>
          ))}
        </Bubble>
        {recording.turns.map((turn, index) => [
          <Bubble key={turn.renter} from="renter" lang={turn.renterLanguage} turn={index}>
            {turn.renter}
          </Bubble>,
          <Bubble key={turn.reply} from="assistant" lang={turn.replyLanguage} turn={index}>
            {turn.reply}
          </Bubble>,
        ])}
      </ol>
    </>
  );
}

interface BubbleProps {
  from: "renter" | "assistant";
  lang?: Language;
  /** The turn it belongs to; none for what stands there from the start. */
  turn?: number;
  children: React.ReactNode;
}

const shapes = {
  renter: "ml-auto rounded-br-[5px] bg-ink text-on-night",
  assistant: "mr-auto rounded-bl-[5px] border border-line bg-card",
} as const;

function Bubble({ from, lang, turn, children }: BubbleProps) {
  const t = useTexts(catalogues);
  return (
    <li data-turn={turn} data-part={turn === undefined ? undefined : from} className="demo-step relative">
      {from === "assistant" && turn !== undefined && <Typing />}
      <div
        lang={lang}
        className={`w-fit max-w-[86%] rounded-[18px] px-3.5 py-2.5 text-base leading-[1.38] ${shapes[from]}`}
      >
        <span className="sr-only">{t(`demo.${from}`)}: </span>
        {children}
      </div>
    </li>
  );
}

/** Three dots in the place of a reply that is about to come. */
function Typing() {
  return (
    <span
      className="demo-typing absolute top-0 left-0 hidden items-center gap-1 rounded-[18px] rounded-bl-[5px] border border-line bg-card px-3.5 py-3.5"
      aria-hidden="true"
    >
      <i className="size-1.5 rounded-full bg-muted" />
      <i className="size-1.5 rounded-full bg-muted" />
      <i className="size-1.5 rounded-full bg-muted" />
    </span>
  );
}
