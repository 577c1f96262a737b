import { useState } from "react";
import { LanguageToggle } from "../../components/page/LanguageToggle.tsx";
import { PageHead } from "../../components/page/PageHead.tsx";
import { contentId } from "../../components/page/RouteFocus.tsx";
import { AgentStrip, AgentView } from "../../features/demo/AgentView.tsx";
import { DemoBar } from "../../features/demo/DemoBar.tsx";
import { Offer } from "../../features/demo/Offer.tsx";
import { catalogs } from "../../features/demo/texts/catalogs.ts";
import { ChatFrame } from "../../features/landing/chat/ChatFrame.tsx";
import { LiveThread } from "../../features/landing/chat/LiveThread.tsx";
import { useDemoChat } from "../../features/landing/chat/useDemoChat.ts";
import { catalogs as landing } from "../../features/landing/texts/catalogs.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";

/** The demo as its own page: the assistant to write to, and the agent's view of it. It stores nothing. */
export default function DemoPage() {
  const t = useTexts(catalogs);
  const words = useTexts(landing);
  const live = useDemoChat([t("greeting"), t("greetingOther")]);
  const [kept, setKept] = useState(false);
  const { turns, ended } = live.chat;
  const isOver = ended || live.full || turns.some(({ showing }) => showing !== null);
  return (
    <div className="flex h-dvh flex-col">
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <DemoBar
        startOver={() => {
          live.startOver();
          setKept(false);
        }}
      />
      <main
        id={contentId}
        tabIndex={-1}
        className="grid min-h-0 flex-1 outline-none max-wide:grid-rows-[minmax(0,1fr)] max-wide:pb-[env(safe-area-inset-bottom)] wide:grid-cols-[minmax(0,1fr)_500px]"
      >
        <h1 className="sr-only">{t("heading")}</h1>
        <div className="flex min-h-0 min-w-0 flex-col bg-paper">
          <ChatFrame tag={words("demo.live")} live aside={<LanguageToggle />}>
            <div className="mx-auto flex min-h-0 w-full max-w-[860px] flex-1 flex-col">
              <LiveThread live={live} aboveField={<AgentStrip live={live} />}>
                {isOver && !kept && <Offer keep={() => setKept(true)} />}
              </LiveThread>
            </div>
          </ChatFrame>
        </div>
        <AgentView live={live} />
      </main>
    </div>
  );
}
