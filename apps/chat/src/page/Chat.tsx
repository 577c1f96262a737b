import { brand } from "@llave/ui/brand";
import { useRef } from "react";
import { Dock } from "../composer/Dock.tsx";
import { useFieldFocus } from "../composer/useFieldFocus.ts";
import { isPending, isUntouched } from "../conversation/state.ts";
import { type OpenPage, useConversation } from "../conversation/useConversation.ts";
import { useRating } from "../rating/useRating.ts";
import { useSearchParts } from "../search/useSearchParts.ts";
import { useTexts } from "../texts/texts.ts";
import { Thread } from "../thread/Thread.tsx";
import { useStickToBottom } from "../thread/useStickToBottom.ts";
import { Toasts } from "../toast/Toasts.tsx";
import { useToast } from "../toast/useToast.ts";
import { AgentAside } from "./AgentAside.tsx";
import { AssistantNotice } from "./AssistantNotice.tsx";
import { Header } from "./Header.tsx";
import { Hero } from "./Hero.tsx";
import { useCountdown } from "./useCountdown.ts";
import { useKeyboardInset } from "./useKeyboardInset.ts";
import { useOnline } from "./useOnline.ts";
import { useUnavailable } from "./useUnavailable.ts";

interface PageFacts {
  page: OpenPage;
  renderedAt: string;
  calledName: string;
}

/** A renter's chat on a SmartLink: header, notice, thread, composer, and the agent beside them on wide screens. */
export function Chat({ page, renderedAt, calledName }: PageFacts) {
  const { language } = useTexts();
  const { toast, notify, dismiss } = useToast();
  const { state, send, retry, rate } = useConversation(page, renderedAt, language, notify);
  const online = useOnline();
  const wait = useCountdown(state.waitUntil);
  const focus = useFieldFocus();
  const known = state.search.length;
  const { SearchCard, SearchSheet } = useSearchParts(known);
  const scroller = useRef<HTMLDivElement>(null);
  const own = state.entries.filter(({ role }) => role === "user").length;
  const { unseen, toEnd } = useStickToBottom(scroller, state.entries.length, own);
  const { Rating } = useRating(state.ratingDue);
  useKeyboardInset();

  const { connection, config, entries } = state;
  const standing = connection === "connecting" || connection === "connected" ? connection : null;
  const { Unavailable } = useUnavailable(standing === null);
  if (connection !== "connecting" && connection !== "connected" && Unavailable) {
    return <Unavailable reason={connection} supportEmail={brand.supportMail} />;
  }
  const agent = { name: config.agentName, photo: config.photo, brokerage: page.brokerage, licensed: page.licensed };
  const open = connection === "connected" && !isPending(state) && wait === 0;
  const facts = { search: state.search, correct: open ? send : null };
  const now = [renderedAt, entries.at(-1)?.timestamp ?? ""].sort().at(-1) ?? renderedAt;
  return (
    <div className="page">
      <main className="chat">
        <div className="scroller" ref={scroller}>
          <div className="flow">
            <div className="top">
              <Header {...agent} status={(online && standing) || "offline"} />
              <AssistantNotice agent={calledName} answeredBy={state.answeredBy} />
            </div>
            <div className="column">
              {isUntouched(state) && <Hero />}
              <Thread
                state={state}
                calledName={calledName}
                now={now}
                wait={wait}
                answer={
                  open
                    ? (text, click) => {
                        focus.takeFrom(click);
                        send(text);
                      }
                    : null
                }
                retry={(key, click) => {
                  focus.takeFrom(click);
                  retry(key);
                }}
              />
              {Rating && <Rating due={state.ratingDue} said={own} rate={rate} />}
            </div>
          </div>
        </div>
        <Dock state={state} wait={wait} send={send} focus={focus} toEnd={unseen ? toEnd : null}>
          {known > 0 && SearchSheet && <SearchSheet {...facts} />}
        </Dock>
      </main>
      <AgentAside {...agent}>{known > 0 && SearchCard && <SearchCard {...facts} />}</AgentAside>
      <Toasts toast={toast} dismiss={dismiss} />
    </div>
  );
}
