import type { Translate } from "@llave/ui/translate";
import { Icon } from "../../components/Icon.tsx";
import { ScoreChip } from "../../components/ScoreChip.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import type { RecordedScore, Recording } from "./recording.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { useFacts } from "./Understood.tsx";
import { useMoves } from "./useMoves.ts";

const catalogues = { en, es };
/** Length of the ring around the score: its radius is 37. */
const ring = 2 * Math.PI * 37;
const action = "inline-flex h-11 items-center justify-center gap-2 rounded-m border text-md font-semibold";

/** The lead that the conversation became, first of the agent's list; its score grows with each turn. */
export function LeadCard({ recording }: { recording: Recording }) {
  const t = useTexts(catalogues);
  const { bedrooms, area, amount, pet } = useFacts(recording.lead);
  const firstHot = recording.turns.findIndex(({ score }) => score.status === "hot");
  const names = recording.turns.map(({ score }) => score.name || t("lead.new"));
  return (
    <div className="mt-6 rounded-[20px] bg-card shadow-[0_30px_60px_-24px_rgb(90_40_5/0.55),0_2px_6px_rgb(90_40_5/0.12)] wide:mt-8">
      <div className="flex items-center gap-4.5 px-5 pt-5 pb-4 phone:px-6">
        <ScoreRing recording={recording} />
        <div className="min-w-0">
          <p {...fromTurn(firstHot)} className="demo-step text-base font-semibold text-hot">
            {t("lead.callFirst")}
          </p>
          <p data-by-turn={byTurn(t("lead.new"), names)} className="display text-[1.6875rem] leading-[1.1]">
            {recording.lead.name}
          </p>
          <p {...fromTurn(0)} className="demo-step mt-0.5 text-md text-ink-2">
            {t("lead.summary", { bedrooms, area, amount, pet })}
          </p>
        </div>
      </div>
      <Reasons recording={recording} />
      <div className="grid grid-cols-2 gap-2.5 px-5 py-4 phone:px-6" aria-hidden="true">
        <span className={`${action} border-ink bg-ink text-on-night`}>
          <Icon name="phone" />
          {t("lead.call")}
        </span>
        <span className={`${action} border-line-2`}>
          <Icon name="chat" />
          {t("lead.reply")}
        </span>
      </div>
      <Others others={recording.others} />
    </div>
  );
}

function ScoreRing({ recording: { lead, turns } }: { recording: Recording }) {
  const t = useTexts(catalogues);
  const dash = (score: number) => `${((score / 100) * ring).toFixed(1)} ${ring.toFixed(1)}`;
  const scores = turns.map(({ score }) => score);
  return (
    <div className="relative grid size-[76px] flex-none place-items-center phone:size-[84px]">
      <svg viewBox="0 0 84 84" className="absolute inset-0 -rotate-90 fill-none" strokeWidth="7" aria-hidden="true">
        <circle cx="42" cy="42" r="37" className="stroke-hot-wash" />
        <circle
          cx="42"
          cy="42"
          r="37"
          strokeLinecap="round"
          className="stroke-hot transition-[stroke-dasharray] duration-600"
          strokeDasharray={dash(lead.score)}
          data-dash-by-turn={byTurn(
            dash(0),
            scores.map(({ score }) => dash(score)),
          )}
        />
      </svg>
      <p className="text-center">
        <span className="sr-only">{t("lead.score")} </span>
        <b
          data-by-turn={byTurn(
            "0",
            scores.map(({ score }) => String(score)),
          )}
          className="block display text-[1.8125rem] leading-none"
        >
          {lead.score}
        </b>
        <span
          data-by-turn={byTurn(
            t("status.cold"),
            scores.map(({ status }) => t(`status.${status}`)),
          )}
          className="mt-0.5 block text-xs leading-none font-bold text-hot"
        >
          {t(`status.${lead.status}`)}
        </span>
      </p>
    </div>
  );
}

function Reasons({ recording: { lead, turns } }: { recording: Recording }) {
  const t = useTexts(catalogues);
  return (
    <ul className="mx-5 border-t border-line phone:mx-6">
      {lead.reasons.map((reason) => {
        const steps = turns.map(({ score }) => reasonIn(score, reason.id, t));
        return (
          <li key={reason.id} className="border-b border-line">
            <p
              {...fromTurn(steps.findIndex((step) => step !== null))}
              className="demo-step flex min-h-10 items-center gap-3 text-md"
            >
              <b
                data-by-turn={byTurn(
                  "",
                  steps.map((step) => step?.points ?? ""),
                )}
                className="w-10 flex-none font-bold text-mint-ink"
              >
                {signed(reason.points)}
              </b>
              <span
                data-by-turn={byTurn(
                  "",
                  steps.map((step) => step?.text ?? ""),
                )}
              >
                {reasonText(reason, t)}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** How a line of the final score read after a turn; a phone that was missing still is one line with the phone. */
function reasonIn(score: RecordedScore, id: Reason["id"], t: Texts): { points: string; text: string } | null {
  const found = score.reasons.find(
    (reason) => (id === "contact_given" && reason.id === "no_contact") || reason.id === id,
  );
  return found ? { points: signed(found.points), text: reasonText(found, t) } : null;
}

type Reason = RecordedScore["reasons"][number];
type Texts = Translate<keyof typeof en>;

function reasonText({ id, data }: Reason, t: Texts): string {
  return t(`reason.${id}`, { count: Number(data?.days ?? data?.count ?? 0) });
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Marks what the player shows from a turn on. */
function fromTurn(turn: number) {
  return { "data-turn": turn, "data-part": "after" };
}

/** What an element shows before the first turn and after each, for the player. */
function byTurn(before: string, after: string[]): string {
  return JSON.stringify([before, ...after]);
}

function Others({ others }: { others: Recording["others"] }) {
  const moves = useMoves();
  return (
    <ul className="divide-y divide-line border-t border-line px-5 pb-1 phone:px-6">
      {others.map((other) => (
        <li key={other.name} className="flex min-h-13 items-center gap-x-3.5 py-2 text-md">
          <ScoreChip score={other.score} status={other.status} />
          <p className="flex flex-wrap gap-x-3">
            <b className="font-semibold">{other.name}</b>
            <span className="text-muted">{moves(other)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
