import { parseLanguage } from "@llave/ui/language";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Icon } from "../../../components/Icon.tsx";
import { LanguageProvider, useTexts } from "../../../language/LanguageProvider.tsx";
import { ChatFrame } from "../chat/ChatFrame.tsx";
import { LiveThread } from "../chat/LiveThread.tsx";
import { useDemoChat } from "../chat/useDemoChat.ts";
import { catalogs } from "../texts/catalogs.ts";
import { Stage } from "./Stage.tsx";

/**
 * Replaces the recording with the real assistant, including what was typed so far. The new field is there when this
 * returns: a letter typed before it would be lost.
 * @public imported by its address, see `startLive.ts`
 */
export function goLive(stage: HTMLElement, typed: string): void {
  const language = parseLanguage(document.documentElement.lang) ?? "en";
  const greeting = [...stage.querySelectorAll("[data-thread] li:first-child span.block")].map(
    ({ textContent }) => textContent ?? "",
  );
  stage.dataset.demo = "live";
  stage.replaceChildren();
  const root = createRoot(stage);
  flushSync(() =>
    root.render(
      <LanguageProvider painted={language}>
        <LiveStage greeting={greeting} typed={typed} />
      </LanguageProvider>,
    ),
  );
}

function LiveStage({ greeting, typed }: { greeting: string[]; typed: string }) {
  const t = useTexts(catalogs);
  const live = useDemoChat(greeting);
  const replay = () => location.reload();
  const control = (
    <button
      type="button"
      onClick={replay}
      className="inline-flex h-11 items-center gap-2 rounded-full border-[1.5px] border-[#5a6592] bg-night px-4 text-md font-semibold text-on-night hover:bg-night-2 max-wide:hidden"
    >
      <Icon name="undo" />
      {t("demo.replay")}
    </button>
  );
  // Below the night there is no room beside the chat, and over it the button would cover the suggested answers.
  const inHead = (
    <button
      type="button"
      onClick={replay}
      className="grid size-11 place-items-center rounded-full hover:bg-fill wide:hidden"
    >
      <Icon name="undo" />
      <span className="sr-only">{t("demo.replay")}</span>
    </button>
  );
  return (
    <Stage chat={live.chat} control={control}>
      <ChatFrame tag={t("demo.live")} live aside={inHead}>
        <LiveThread live={live} typed={typed} />
      </ChatFrame>
    </Stage>
  );
}
