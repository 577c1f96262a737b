import { quickReplyMessages } from "@llave/contract/chat/chatLimits";
import { brand } from "@llave/ui/brand";
import { type MouseEvent, useRef } from "react";
import { Dock } from "../composer/Dock.tsx";
import { QuickReplies } from "../composer/QuickReplies.tsx";
import { useFieldFocus } from "../composer/useFieldFocus.ts";
import { ReachButton } from "../contact/ReachButton.tsx";
import type { OpenPage } from "../conversation/openPage.ts";
import { type ConversationState, isPending, isUntouched } from "../conversation/state.ts";
import { loadExchange } from "../exchange/load.ts";
import { firstParts, loadAboutHome } from "../firstParts/firstParts.ts";
import { useHome } from "../homes/useHome.ts";
import { useOnDemand } from "../onDemand/useOnDemand.ts";
import { type Texts, useTexts } from "../texts/texts.ts";
import { Thread } from "../thread/Thread.tsx";
import { useStickToBottom } from "../thread/useStickToBottom.ts";
import { useToast } from "../toast/useToast.ts";
import { AgentAside } from "./AgentAside.tsx";
import { AssistantNotice } from "./AssistantNotice.tsx";
import { Header } from "./Header.tsx";
import { Hero } from "./Hero.tsx";
import { Toasts } from "./Toasts.tsx";
import { useConversation } from "./useConversation.ts";
import { useCountdown } from "./useCountdown.ts";
import { useOnline } from "./useOnline.ts";

interface PageFacts {
  page: OpenPage;
  renderedAt: string;
  calledName: string;
}

/** A renter's chat on a SmartLink: header, notice, thread, composer, and the agent beside them on wide screens. */
export function Chat({ page, renderedAt, calledName }: PageFacts) {
  const texts = useTexts();
  const { language } = texts;
  const { toast, notify, remove } = useToast();
  const online = useOnline();
  const conversation = useConversation(page, { renderedAt, language, online }, notify);
  const { state, send, retry } = conversation;
  const wait = useCountdown(state.waitUntil);
  const focus = useFieldFocus();
  const known = state.search.length;
  const { SearchCard, SearchSheet } = useOnDemand(known, () => import("../search/parts.ts"));
  const scroller = useRef<HTMLDivElement>(null);
  const own = state.entries.filter(({ role }) => role === "user").length;
  const { unseen, toEnd } = useStickToBottom(scroller, state.entries.length, own);
  const { AboutHome } = useOnDemand(page.home, loadAboutHome, firstParts());
  const { Afterwards } = useOnDemand(own, loadExchange);
  const open = state.connection === "connected" && !isPending(state) && wait === 0;
  const { home, show, showId, HomeSheet } = useHome(page, conversation, {
    say: open ? send : null,
    begin: focus.begin,
  });

  const { connection, config, entries } = state;
  const liveState = connection === "connecting" || connection === "connected" ? connection : null;
  const { Unavailable } = useOnDemand(liveState === null, () => import("./ClosedChat.ts"));
  if (connection !== "connecting" && connection !== "connected" && Unavailable) {
    return <Unavailable reason={connection} supportEmail={brand.supportMail} />;
  }
  const { brokerage, licensed, licenseMatchedOn, contact } = page;
  const agent = { name: config.agentName, photo: config.photo, brokerage, licensed, licenseMatchedOn };
  const facts = { search: state.search, correct: open ? send : null };
  const now = [renderedAt, entries.at(-1)?.timestamp ?? ""].sort().at(-1) ?? renderedAt;
  const answer = (text: string, click: MouseEvent) => {
    focus.takeFrom(click);
    send(text);
  };
  return (
    <div className="page">
      <main className="chat">
        <div className="scroller" ref={scroller}>
          <div className="flow">
            <div className="top">
              <Header {...agent} status={(online && liveState) || "offline"}>
                {contact && <ReachButton {...agent} {...{ contact, calledName }} />}
              </Header>
              <AssistantNotice agent={calledName} answeredBy={state.answeredBy} />
            </div>
            <div className="column">
              {isUntouched(state) && (page.home ? AboutHome && <AboutHome home={page.home} show={showId} /> : <Hero />)}
              <Thread
                {...{ state, calledName, contact, now, online, wait, show }}
                own={{ ...conversation, linkId: state.config.linkId }}
                byline={brokerage ? texts.t("byline", { agent: config.agentName, brokerage }) : config.agentName}
                openHome={home?.id ?? null}
                answer={open ? answer : null}
                retry={(key, click) => {
                  focus.takeFrom(click);
                  retry(key);
                }}
              />
              {!isPending(state) && (
                <QuickReplies replies={repliesTo(state, texts)} choose={(text, click) => open && answer(text, click)} />
              )}
              {Afterwards && (
                <Afterwards
                  linkId={state.config.linkId}
                  conversationId={conversation.id.current}
                  moment={entries.length}
                  sentCount={own}
                  hasPhone={state.search.some(({ slot }) => slot === "phone")}
                  ratingDue={state.ratingDue}
                />
              )}
            </div>
          </div>
        </div>
        <Toasts toast={toast} sentCount={own} nobody={state.answeredBy === "nobody"} remove={remove} />
        <Dock state={state} wait={wait} send={send} focus={focus} toEnd={unseen ? toEnd : null}>
          {known > 0 && SearchSheet && <SearchSheet {...facts} />}
        </Dock>
      </main>
      <AgentAside {...agent} {...{ contact, calledName }}>
        {known > 0 && SearchCard && <SearchCard {...facts} />}
      </AgentAside>
      {home && HomeSheet && <HomeSheet key={home.id} {...home} />}
    </div>
  );
}

/** Ways to start before anything was written, then the answers to the last question. */
function repliesTo(state: ConversationState, { t }: Texts): string[] {
  const begins = isUntouched(state) && state.entries.length <= quickReplyMessages;
  return begins ? [t("startBedrooms"), t("startArea"), t("startBudget")] : state.quickReplies;
}
