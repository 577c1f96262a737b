import { liveScript } from "virtual:live-demo";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { ChatFrame } from "../chat/ChatFrame.tsx";
import { ComposerLook } from "../chat/ComposerLook.tsx";
import { DemoThread } from "../chat/DemoThread.tsx";
import { recordingIn } from "../recording.ts";
import { catalogs } from "../texts/catalogs.ts";
import { Stage } from "./Stage.tsx";

export const stageLook =
  "relative grid overflow-hidden rounded-xl max-wide:mx-auto max-wide:max-w-[720px] wide:grid-cols-[812fr_500fr]";

/**
 * The product as its own picture: a recorded night chat, and the resulting lead. The server renders its final state and
 * `player.ts` plays it. When a visitor first touches its field, `live.tsx` replaces it with the real assistant.
 */
export function NightShift() {
  const t = useTexts(catalogs);
  const recording = recordingIn(useLanguage().language);
  return (
    <figure data-demo="waiting" data-live={liveScript} id="live-demo" className={`mt-5 wide:mt-6.5 ${stageLook}`}>
      <figcaption className="sr-only">{t("demo.label")}</figcaption>
      <Stage chat={recording} control={<Replay />}>
        <ChatFrame tag={t("demo.recorded")}>
          <section
            data-thread
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too
            tabIndex={0}
            aria-label={t("demo.thread")}
            className="relative contain-content flex-1 overflow-y-auto overscroll-contain px-4 pt-2.5 pb-2.5 phone:pb-4 [scrollbar-width:none]"
          >
            <DemoThread chat={recording} played />
          </section>
          {/* Without a script the field leads to the demo's own page; typed text never goes into an address. */}
          <form action={paths.demo} data-live-form>
            <ComposerLook />
          </form>
        </ChatFrame>
      </Stage>
    </figure>
  );
}

/** Pauses, resumes or replays the conversation. Shown only if scripts run. */
function Replay() {
  const t = useTexts(catalogs);
  return (
    <button
      type="button"
      data-demo-control
      hidden
      className="inline-flex h-11 items-center gap-2 rounded-full border-[1.5px] border-[#5a6592] bg-night px-4 text-md font-semibold text-on-night hover:bg-night-2"
    >
      <span className="demo-when-playing">{t("demo.pause")}</span>
      <span className="demo-when-paused">{t("demo.resume")}</span>
      <span className="demo-when-ended">{t("demo.replay")}</span>
    </button>
  );
}
