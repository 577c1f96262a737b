import { quickReplyMessages } from "@llave/contract/chatLimits";
import { brand } from "@llave/ui/brand";
import { useRef, useState } from "react";
import { Composer } from "../composer/Composer.tsx";
import { QuickReplies } from "../composer/QuickReplies.tsx";
import { isPending, isUntouched } from "../conversation/state.ts";
import { type OpenPage, useConversation } from "../conversation/useConversation.ts";
import { useSearchParts } from "../search/useSearchParts.ts";
import { useTexts } from "../texts/texts.ts";
import { Thread } from "../thread/Thread.tsx";
import { useStickToBottom } from "../thread/useStickToBottom.ts";
import { Toasts } from "../toast/Toasts.tsx";
import { useToast } from "../toast/useToast.ts";
import { AgentAside } from "./AgentAside.tsx";
import { AssistantNotice } from "./AssistantNotice.tsx";
import { Header } from "./Header.tsx";
import { Icon } from "./Icon.tsx";
import { PoweredBy } from "./PoweredBy.tsx";
import { Unavailable } from "./Unavailable.tsx";
import { useCountdown } from "./useCountdown.ts";
import { useKeyboardInset } from "./useKeyboardInset.ts";
import { useOnline } from "./useOnline.ts";

/** A renter's chat on a SmartLink: header, notice, thread, composer, and the agent beside them on wide screens. */
export function Chat({ page, renderedAt }: { page: OpenPage; renderedAt: string }) {
  const { t, language } = useTexts();
  const { toast, notify, dismiss } = useToast();
  const { state, send, retry } = useConversation(page, renderedAt, language, notify);
  const [draft, setDraft] = useState("");
  const online = useOnline();
  const wait = useCountdown(state.waitUntil);
  const scroller = useRef<HTMLDivElement>(null);
  const own = state.entries.filter(({ role }) => role === "user").length;
  const { unseen, toEnd } = useStickToBottom(scroller, state.entries.length, own);
  const search = useSearchParts(state.search.length);
  useKeyboardInset();

  if (state.connection !== "connecting" && state.connection !== "connected") {
    return <Unavailable reason={state.connection} supportEmail={brand.supportMail} />;
  }
  const { agentName: name, photo } = state.config;
  const agent = { name, photo, brokerage: page.brokerage, licensed: page.licensed };
  const pending = isPending(state);
  const open = state.connection === "connected" && !pending && wait === 0;
  const facts = { search: state.search, correct: open ? send : null };
  const submit = (text: string) => {
    setDraft("");
    send(text);
  };
  return (
    <div className="page">
      <main className="chat">
        <div className="scroller" ref={scroller}>
          <div className="flow">
            <div className="top">
              <Header {...agent} status={online ? state.connection : "offline"} />
              <AssistantNotice agent={name} />
            </div>
            <div className="column">
              {isUntouched(state) && (
                <div className="hero">
                  <h2>{t("hero")}</h2>
                  <svg className="city" aria-hidden="true">
                    <use href="#city" />
                  </svg>
                </div>
              )}
              <Thread
                state={state}
                now={latest(renderedAt, state.entries.at(-1)?.timestamp)}
                wait={wait}
                retry={retry}
              />
            </div>
          </div>
        </div>
        <div className="dock">
          {unseen && (
            <button type="button" className="to-end" onClick={toEnd}>
              <Icon name="down" />
              {t("newMessage")}
            </button>
          )}
          {state.entries.length <= quickReplyMessages && !pending && (
            <QuickReplies choose={(text) => open && submit(text)} />
          )}
          <Composer
            text={draft}
            change={setDraft}
            send={submit}
            state={state.connection === "connecting" ? "loading" : pending ? "pending" : wait > 0 ? "waiting" : "open"}
          />
          <div className="dock-foot">
            {search && <search.SearchSheet {...facts} />}
            <PoweredBy />
          </div>
        </div>
      </main>
      <AgentAside {...agent}>{search && <search.SearchCard {...facts} />}</AgentAside>
      <Toasts toast={toast} dismiss={dismiss} />
    </div>
  );
}

/** The later of two ISO moments of the same zone. */
function latest(first: string, second = ""): string {
  return first > second ? first : second;
}
