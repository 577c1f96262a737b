import type { DashboardAdvice } from "@llave/contract/agent/dashboard";
import { capitalized } from "@llave/ui/capitalized";
import { formatNumber } from "@llave/ui/translate";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { topicText } from "../../wording/tasks.ts";
import { ChartCard } from "./charts/ChartCard.tsx";
import { catalogs } from "./texts/catalogs.ts";

type Question = DashboardAdvice["questions"][number];

/** What renters asked and no listing answers, each with the way to answer it for good. */
export function UnansweredQuestions({ advice }: { advice: DashboardAdvice | undefined }) {
  const t = useTexts(catalogs);
  const nameOf = useTopicName();
  return (
    <ChartCard
      title={t("questions.title")}
      // An empty card isn't stretched to the height of its neighbor.
      className={advice?.questions.length === 0 ? "self-start" : ""}
      summary={advice && advice.asked > 0 && t("questions.summary", { count: advice.asked })}
      table={
        advice && {
          name: "unanswered-questions",
          columns: [t("questions.topic"), t("questions.asked"), t("questions.open")],
          rows: advice.questions.map(({ topic, asked, open }) => [nameOf(topic), asked, open]),
        }
      }
    >
      {advice?.questions.length === 0 && (
        <p className="text-muted">
          {advice.open > 0
            ? t(advice.asked > 0 ? "questions.settled.waiting" : "questions.waiting", { count: advice.open })
            : t(someoneWrote(advice) ? "questions.empty" : "questions.none")}
          {advice.open > 0 && (
            <>
              {" "}
              <Link to={`${paths.leads}?waiting=1`} className="font-semibold text-ink underline underline-offset-4">
                {t("questions.waiting.see")}
              </Link>
            </>
          )}
        </p>
      )}
      <ul className="-my-3 divide-y divide-line">
        {advice?.questions.map((question, index) => (
          <QuestionRow key={question.topic} question={question} first={index === 0} />
        ))}
      </ul>
    </ChartCard>
  );
}

/** If no renter wrote, nothing was answered either. */
function someoneWrote({ firstAnswers }: DashboardAdvice): boolean {
  return firstAnswers.some(({ conversations }) => conversations > 0);
}

function QuestionRow({ question, first }: { question: Question; first: boolean }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const topic = useTopicName()(question.topic);
  const [listing, ...others] = question.listings;
  const where = listing && (others.length === 0 ? "questions.in" : "questions.in.more");
  const small = [
    question.open > 0 && t("questions.open.count", { count: question.open }),
    where && t(where, { address: listing.address, count: others.length }),
  ].filter((text) => typeof text === "string");
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-3 phone:grid-cols-[2.25rem_minmax(0,1fr)_auto]">
      <b className="self-start text-lg font-semibold tabular-nums">{formatNumber(language, question.asked)}</b>
      <div className="min-w-0">
        <p className="font-semibold">{topic}</p>
        {small.length > 0 && <p className="text-sm text-muted">{small.join(" · ")}</p>}
        {question.quote !== "" && <p className="truncate text-ink-2">“{question.quote}”</p>}
      </div>
      <div className="flex flex-wrap gap-2 max-phone:col-start-2">
        {listing && (
          <Link
            to={`${paths.property(listing.id)}?fact=${question.topic}`}
            aria-label={t("questions.add.label", { address: listing.address, topic })}
            className={button(first ? "accent" : "line", "small")}
          >
            {t("questions.add")}
          </Link>
        )}
        {!listing && question.quote !== "" && (
          <Link
            to={`${paths.settings.answers}?${new URLSearchParams({ question: question.quote, topic: question.topic })}`}
            aria-label={t("questions.answer.label", { topic })}
            className={button(first ? "accent" : "line", "small")}
          >
            {t("questions.answer")}
          </Link>
        )}
        {!listing && question.leadId && (
          <Link
            to={paths.lead(question.leadId)}
            aria-label={t("questions.see.label", { topic })}
            className={button("line", "small")}
          >
            {t("questions.see")}
          </Link>
        )}
      </div>
    </li>
  );
}

/** A topic's name on its own, with a capital. */
function useTopicName(): (topic: string) => string {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (topic) => capitalized(topicText(topic, language) ?? t("questions.other"));
}
