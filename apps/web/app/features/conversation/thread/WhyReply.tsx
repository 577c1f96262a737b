import type { ThreadMessage, Why } from "@llave/contract/conversations/conversation";
import { scoreReasonIds } from "@llave/contract/conversations/understood";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import type { en } from "../texts/en.ts";
import { groundText } from "./groundText.ts";
import { ruleGroups } from "./ruleGroups.ts";

interface WhyReplyProps {
  message: ThreadMessage;
  pending: boolean;
  onVerdict: (wrong: boolean) => void;
}

/** What the assistant's reply is based on, why the lead had its score then, and the agent's verdict. */
export function WhyReply({ message, pending, onVerdict }: WhyReplyProps) {
  const t = useTexts(catalogs);
  if (message.author !== "assistant" || (!message.why && message.grounds.length === 0)) return null;
  return (
    <details className="group mt-0.5 text-left text-sm">
      <summary className="touch ml-auto flex w-fit cursor-pointer list-none items-center gap-1 rounded-s py-0.5 text-xs font-semibold text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        {t("why.title")}
        <Icon name="down" small className="transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <div className="mt-1.5 grid gap-3 rounded-m border border-line bg-card p-3.5">
        <RestsOn message={message} />
        {message.why && <ScoreThen why={message.why} />}
        {message.why && <p className="text-xs text-muted">{madeBy(message.why, t)}</p>}
        <button
          type="button"
          aria-pressed={message.markedWrong}
          aria-disabled={pending}
          className={`touch inline-flex w-fit items-center gap-1.5 rounded-s border px-3 py-1.5 text-sm font-semibold ${message.markedWrong ? "border-danger text-danger" : "border-line-2 text-ink-2 hover:text-ink"}`}
          onClick={() => !pending && onVerdict(!message.markedWrong)}
        >
          <Icon name={message.markedWrong ? "undo" : "close"} small />
          {t(message.markedWrong ? "why.wrong.undo" : "why.wrong")}
        </button>
        {message.markedWrong && <p className="text-xs text-muted">{t("why.wrong.counts")}</p>}
      </div>
    </details>
  );
}

type Text = ReturnType<typeof useTexts<typeof en>>;

function madeBy({ understood, worded }: Why, t: Text): string {
  if (understood && worded) return t("why.by.both", { understood, worded });
  if (worded) return t("why.by.worded", { worded });
  return understood ? t("why.by.understood", { understood }) : t("why.by.builtIn");
}

function RestsOn({ message }: { message: ThreadMessage }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const rules = ruleGroups(message.why?.rules ?? []);
  const facts = message.grounds.map((ground) => groundText(ground, t, language));
  return (
    <section>
      <p className="mb-1 font-semibold">{t("why.restsOn")}</p>
      {facts.length + rules.length === 0 ? (
        <p className="text-ink-2">{t("why.noFacts")}</p>
      ) : (
        <ul className="grid gap-1">
          {facts.map((fact) => (
            <Line key={fact} icon="check" text={fact} />
          ))}
          {rules.map((rule) => (
            <Line key={rule} icon="shield" text={t(`why.rule.${rule}`)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ icon, text }: { icon: "check" | "shield"; text: string }) {
  return (
    <li className="flex items-start gap-1.5 [overflow-wrap:anywhere]">
      <Icon name={icon} small className="mt-0.5 flex-none text-mint-ink" />
      {text}
    </li>
  );
}

/** The score at that turn: each reason with its points, and what the renter's message changed. */
function ScoreThen({ why }: { why: Why }) {
  const t = useTexts(catalogs);
  const changed = why.score !== why.scoreBefore;
  return (
    <section>
      <p className="mb-1 font-semibold">
        {changed
          ? t("why.score.changed", { score: String(why.score), before: String(why.scoreBefore) })
          : t("why.score", { score: String(why.score) })}
      </p>
      <ul className="grid gap-0.5 tabular-nums">
        {why.reasons.map(({ id, points, before }) => {
          const known = scoreReasonIds.find((name) => name === id);
          return (
            <li key={id} className={`flex justify-between gap-4 ${points === before ? "text-ink-2" : "font-semibold"}`}>
              <span>{known ? t(`why.reason.${known}`) : t("why.other")}</span>
              <span className="flex-none">
                {signed(points)}
                {points !== before && (
                  <span className="font-normal text-muted"> {t("why.before", { points: signed(before) })}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}
