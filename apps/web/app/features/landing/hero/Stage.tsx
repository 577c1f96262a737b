import type { DemoChat } from "@llave/contract/chat/demo";
import type { ReactNode } from "react";
import { Icon } from "../../../components/Icon.tsx";
import { Skyline } from "../../../components/publicPage/Skyline.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { homesOf } from "../recording.ts";
import { catalogs } from "../texts/catalogs.ts";
import { LeadCard } from "./LeadCard.tsx";

const hour = "display text-[2.125rem] leading-none tracking-[-0.035em] wide:text-[2.8125rem]";

interface StageProps {
  chat: Pick<DemoChat, "turns">;
  /** The chat itself. */
  children: ReactNode;
  /** Below the night's steps: the controls that play or replay the recording. */
  control: ReactNode;
}

/** The night with the chat on the left, the morning with the resulting lead on the right. */
export function Stage({ chat, children, control }: StageProps) {
  const t = useTexts(catalogs);
  return (
    <>
      <div className="relative isolate flex flex-col overflow-hidden bg-night text-on-night max-wide:rounded-t-xl wide:h-150">
        <Skyline className="absolute inset-x-0 bottom-0 -z-10 h-[46%] w-full max-wide:hidden" />
        <div className="flex items-center gap-3.5 px-5 pt-3 pb-2.5 wide:w-[232px] wide:flex-col wide:items-start wide:gap-2.5 wide:pt-8.5 wide:pr-0 wide:pl-9">
          <p className={`${hour} whitespace-nowrap text-mint`}>{t("demo.time")}</p>
          <p className="text-base text-on-night-2 text-balance wide:text-md">
            <span className="phone:hidden">{t("demo.captionShort")}</span>
            <span className="max-phone:hidden">{t("demo.caption")}</span>
          </p>
          <Steps chat={chat} />
        </div>
        <div className="z-10 max-wide:absolute max-wide:right-3 max-wide:bottom-24 wide:absolute wide:bottom-7 wide:left-9">
          {control}
        </div>
        <div className="relative mx-2.5 flex h-[467px] flex-col overflow-hidden rounded-t-[22px] bg-paper text-ink shadow-[0_24px_60px_-20px_rgb(0_0_0/0.6)] wide:absolute wide:top-6.5 wide:right-7.5 wide:bottom-0 wide:left-[250px] wide:mx-0 wide:h-auto">
          {children}
        </div>
      </div>
      <div className="relative isolate overflow-hidden bg-orange px-2.5 pt-5 pb-3 text-ink max-wide:rounded-b-xl wide:h-150 wide:px-8 wide:pt-8.5 wide:pb-0">
        <svg viewBox="0 0 300 300" className="absolute -top-28 -right-18 -z-10 size-[300px]" aria-hidden="true">
          <circle cx="150" cy="150" r="150" className="fill-[#ffbf93]" />
        </svg>
        <div className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 px-2.5 wide:mb-5 wide:px-0">
          <p className={hour}>{t("lead.time")}</p>
          <p className="text-md">{t("lead.caption")}</p>
        </div>
        <LeadCard chat={chat} />
      </div>
    </>
  );
}

/** What the assistant does in a night, checked off as it happens. */
function Steps({ chat }: Pick<StageProps, "chat">) {
  const t = useTexts(catalogs);
  const steps = [
    { text: t("demo.step.asks"), turn: chat.turns.length > 0 ? 0 : -1 },
    { text: t("demo.step.shows"), turn: homesOf(chat).length > 0 ? 0 : -1 },
    { text: t("demo.step.books"), turn: chat.turns.findIndex(({ showing }) => showing !== null) },
  ];
  return (
    <ul className="mt-3 grid gap-2.5 text-md font-semibold max-wide:hidden">
      {steps.map(({ text, turn }) => (
        <li key={text} className="flex items-center gap-2.5">
          <span className="grid size-[22px] flex-none place-items-center rounded-full border border-[#5a6592]">
            {turn >= 0 && (
              <span
                data-turn={turn}
                data-part="after"
                className="demo-step -m-px grid size-[22px] place-items-center rounded-full bg-mint text-mint-ink"
              >
                <Icon name="check" small />
              </span>
            )}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
