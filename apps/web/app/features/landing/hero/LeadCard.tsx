import type { DemoChat, DemoLead } from "@llave/contract/chat/demo";
import type { Translate } from "@llave/ui/translate";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { slotLabel } from "../../../wording/slots.ts";
import { keepOnOneLine, leadOf, turnOf } from "../recording.ts";
import { catalogs } from "../texts/catalogs.ts";
import type { en } from "../texts/en.ts";
import { useFacts } from "../useFacts.ts";

/** Length of the ring around the score: its radius is 37. */
const ring = 2 * Math.PI * 37;
const action = "inline-flex h-11 items-center justify-center gap-2 rounded-m border text-md font-semibold";
const ink = { hot: "text-hot", warm: "text-warm", cold: "text-cold" } as const;
/** The color of the ring around a score. */
export const ringColors = { hot: "stroke-hot", warm: "stroke-warm", cold: "stroke-cold" } as const;

type Chat = Pick<DemoChat, "turns">;
type Texts = Translate<keyof typeof en>;

/** The lead from a conversation, as the agent sees it: each turn adds to it. */
export function LeadCard({ chat }: { chat: Chat }) {
  const t = useTexts(catalogs);
  const lead = leadOf(chat);
  const firstHot = chat.turns.findIndex((turn) => turn.lead.status === "hot");
  const names = chat.turns.map((turn) => turn.lead.name || t("lead.new"));
  const written = new Set(chat.turns.map(({ renterLanguage }) => renterLanguage));
  return (
    <div className="rounded-[20px] bg-card px-5.5 py-5 shadow-[0_30px_60px_-24px_rgb(90_40_5/0.55),0_2px_6px_rgb(90_40_5/0.12)]">
      <div className="flex items-center gap-4">
        <ScoreRing chat={chat} />
        <div className="min-w-0">
          <p {...after(Math.max(0, firstHot))} className={`demo-step text-base font-semibold ${ink[lead.status]}`}>
            {t(firstHot < 0 ? "lead.writing" : "lead.callFirst")}
          </p>
          <p data-by-turn={byTurn(t("lead.new"), names)} className="display text-[1.625rem] leading-[1.15]">
            {lead.name || t("lead.new")}
          </p>
          <p className="min-h-[1lh] text-md text-ink-2">
            {written.size > 0 &&
              t(written.size > 1 ? "lead.wroteBoth" : written.has("es") ? "lead.wroteSpanish" : "lead.wrote")}
          </p>
        </div>
      </div>
      <Criteria chat={chat} />
      <Reasons chat={chat} />
      <Showing chat={chat} />
      <div className="mt-3 grid grid-cols-2 gap-2.5" aria-hidden="true">
        <span
          className={`${action} ${lead.phone ? "border-ink bg-ink text-on-night" : "border-fill bg-fill text-muted"}`}
        >
          <Icon name="phone" />
          {t(lead.phone ? "lead.call" : "lead.noNumber")}
        </span>
        <span className={`${action} border-line-2`}>
          <Icon name="chat" />
          {t("lead.reply")}
        </span>
      </div>
    </div>
  );
}

/** The captured details, each in its place; missing ones are dashed. */
function Criteria({ chat }: { chat: Chat }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const facts = useFacts(leadOf(chat));
  const open = (["area", "bedrooms", "budget_max", "move_in"] as const).filter(
    (slot) => !facts.some((fact) => fact.slot === slot),
  );
  return (
    <ul aria-label={t("demo.understood")} className="mt-3 flex flex-wrap gap-1.5 text-sm font-semibold">
      {facts.map(({ slot, text }) => (
        <li
          key={slot}
          {...after(Math.max(0, turnOf(chat, slot)))}
          className="demo-step demo-chip inline-flex h-7 items-center gap-1.5 rounded-full border border-mint-line bg-mint-wash pr-2.5 pl-2 whitespace-nowrap text-mint-ink"
        >
          <Icon name="check" small />
          <span className="inline-block first-letter:uppercase">{text}</span>
        </li>
      ))}
      {open.map((slot) => (
        <li
          key={slot}
          className="inline-flex h-7 items-center rounded-full border border-dashed border-[#8d8678] px-2.5 whitespace-nowrap text-muted"
        >
          {slotLabel(slot === "budget_max" ? "budget" : slot, language)}
        </li>
      ))}
    </ul>
  );
}

function ScoreRing({ chat }: { chat: Chat }) {
  const t = useTexts(catalogs);
  const lead = leadOf(chat);
  const dash = (score: number) => `${((score / 100) * ring).toFixed(1)} ${ring.toFixed(1)}`;
  const leads = chat.turns.map((turn) => turn.lead);
  const scores = byTurn(
    "0",
    leads.map(({ score }) => String(score)),
  );
  return (
    <div className="relative grid size-20 flex-none place-items-center">
      <svg viewBox="0 0 84 84" className="absolute inset-0 -rotate-90 fill-none" strokeWidth="7" aria-hidden="true">
        <circle cx="42" cy="42" r="37" className="stroke-fill-2" />
        <circle
          cx="42"
          cy="42"
          r="37"
          strokeLinecap="round"
          className={`transition-[stroke-dasharray] duration-600 ${ringColors[lead.status]}`}
          strokeDasharray={dash(lead.score)}
          data-dash-by-turn={byTurn(
            dash(0),
            leads.map(({ score }) => dash(score)),
          )}
        />
      </svg>
      <p className="text-center">
        <span className="sr-only">{t("lead.score")} </span>
        <b data-by-turn={scores} className="block display text-[1.6875rem] leading-none">
          {lead.score}
        </b>
        <span
          data-by-turn={byTurn(
            t("status.cold"),
            leads.map(({ status }) => t(`status.${status}`)),
          )}
          className={`mt-0.5 block text-sm leading-none font-bold ${ink[lead.status]}`}
        >
          {t(`status.${lead.status}`)}
        </span>
      </p>
    </div>
  );
}

/** Number of reasons with their own line; the smaller ones share the last. */
const ownLines = 3;

interface Line {
  points: string;
  text: string;
}

/** A score's reasons as the card shows them: together they add up to the score. */
function linesOf({ reasons }: DemoLead, t: Texts, language: string): Line[] {
  const word = ({ id, data }: DemoLead["reasons"][number]) =>
    t(`reason.${id}`, { count: Number(data?.days ?? data?.count ?? 0) });
  const own = reasons.length > ownLines + 1 ? ownLines : reasons.length;
  const lines = reasons.slice(0, own).map((reason) => ({ points: signed(reason.points), text: word(reason) }));
  const rest = reasons.slice(own);
  if (rest.length === 0) return lines;
  const [first = "", ...others] = rest.map(word);
  const list = [first, ...others.map((text) => text.charAt(0).toLocaleLowerCase(language) + text.slice(1))];
  return [...lines, { points: signed(rest.reduce((sum, { points }) => sum + points, 0)), text: list.join(", ") }];
}

function Reasons({ chat }: { chat: Chat }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const steps = chat.turns.map((turn) => linesOf(turn.lead, t, language));
  const lines = steps.at(-1) ?? [];
  return (
    <ul className="mt-3">
      {lines.map((line, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line stays in place while its text changes
          key={at}
          className="flex items-start gap-3.5 border-t border-line py-1.5 text-md leading-5 has-[b:empty]:invisible"
        >
          <b
            data-by-turn={byTurn(
              "",
              steps.map((step) => step[at]?.points ?? ""),
            )}
            className={`w-8.5 flex-none font-bold ${line.points.startsWith("+") ? "text-mint-ink" : "text-hot"}`}
          >
            {line.points}
          </b>
          <span
            className="text-ink-2"
            data-by-turn={byTurn(
              "",
              steps.map((step) => step[at]?.text ?? ""),
            )}
          >
            {line.text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The showing on the agent's calendar, or a note that there is none yet. */
function Showing({ chat }: { chat: Chat }) {
  const t = useTexts(catalogs);
  const at = chat.turns.findLastIndex(({ showing }) => showing !== null);
  const showing = chat.turns[at]?.showing;
  if (!showing) {
    return (
      <p className="mt-1.5 flex min-h-15 items-center gap-3 rounded-[14px] border border-line bg-paper px-3.5 py-2 text-base text-muted">
        <Icon name="calendar" />
        {t("lead.noShowing")}
      </p>
    );
  }
  return (
    <p
      {...after(at)}
      className="demo-step mt-1.5 flex items-center gap-3 rounded-[14px] bg-mint px-3.5 py-2 text-base text-mint-ink"
    >
      <Icon name="calendar" />
      <span>
        <b className="block text-lg font-bold first-letter:uppercase">{keepOnOneLine(showing.label)}</b>
        {showing.address}
      </span>
    </p>
  );
}

/** Marks what the player shows from a turn on. */
function after(turn: number) {
  return { "data-turn": turn, "data-part": "after" };
}

/** What an element shows before the first turn and after each, for the player. */
function byTurn(before: string, later: string[]): string {
  return JSON.stringify([before, ...later]);
}
