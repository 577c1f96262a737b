import { type OwnAnswer, type OwnAnswerRequest, ownTextLimits } from "@llave/contract/agent/ownTexts";
import { type FactTopic, factTopics } from "@llave/contract/listings/properties";
import { capitalized } from "@llave/ui/capitalized";
import type { Language } from "@llave/ui/language";
import { otherLanguage } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { ownAnswersPath, useOwnAnswers } from "../../../agent/ownTexts.ts";
import { button } from "../../../components/button.ts";
import { Field } from "../../../components/form/Field.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { topicText } from "../../../wording/tasks.ts";
import { SettingsSection } from "../SettingsSection.tsx";
import { BilingualField, OwnTextDialog } from "./OwnTextDialog.tsx";
import { OwnTextList, OwnTextRow } from "./OwnTextList.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { useOwnTexts } from "./useOwnTexts.ts";

const nothing: OwnAnswerRequest = { topic: null, question: { en: "", es: "" }, answer: { en: "", es: "" } };
const bodyOf = ({ topic, question, answer }: OwnAnswer): OwnAnswerRequest => ({ topic, question, answer });

/** Questions that the agent answered for all renters. */
export function AnswersSection() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const query = useOwnAnswers();
  const { remove } = useOwnTexts<OwnAnswer>(ownAnswersPath, "answer", bodyOf);
  const { open, start, change, close } = useOpenAnswer();
  const other = otherLanguage(language);
  const usedText = ({ uses, lastUsedAt }: OwnAnswer) => {
    if (lastUsedAt === null) return t("answers.neverUsed");
    return t("answers.used", {
      count: uses,
      day: formatDate(language, lastUsedAt, { day: "numeric", month: "short" }),
    });
  };
  const shown = (text: Record<Language, string>) => text[language] || text[other];
  return (
    <SettingsSection
      title={t("answers")}
      text={t("answers.text")}
      action={
        <button type="button" className={button("line", "medium")} onClick={start}>
          <Icon name="plus" small />
          {t("answers.add")}
        </button>
      }
    >
      <OwnTextList query={query} none={{ title: t("answers.none"), text: t("answers.none.text") }}>
        {(item) => (
          <OwnTextRow
            title={shown(item.question)}
            text={shown(item.answer)}
            end={[
              item.topic && t("answers.about", { topic: topicText(item.topic, language) ?? item.topic }),
              usedText(item),
            ]
              .filter(Boolean)
              .join(" · ")}
            removeLabel={t("answers.remove", { question: shown(item.question) })}
            onOpen={() => change(item)}
            onRemove={() => void remove(item)}
          />
        )}
      </OwnTextList>
      {open && <AnswerDialog key={open.item?.id ?? "new"} {...open} onClose={close} />}
    </SettingsSection>
  );
}

interface OpenAnswer {
  item: OwnAnswer | null;
  begun: OwnAnswerRequest;
}

/** The answer in the dialog. Analytics opens it with a question from renters: `?question=…&topic=…`. */
function useOpenAnswer() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("question");
  const [chosen, setChosen] = useState<OpenAnswer | null>(null);
  const { language } = useLanguage();
  const topic = factTopics.find((known) => known === params.get("topic") && known !== "other") ?? null;
  const fromAddress =
    asked === null
      ? null
      : { item: null, begun: { ...nothing, topic, question: { ...nothing.question, [language]: asked } } };
  return {
    open: chosen ?? fromAddress,
    start: () => setChosen({ item: null, begun: nothing }),
    change: (item: OwnAnswer) => setChosen({ item, begun: bodyOf(item) }),
    close() {
      setChosen(null);
      if (asked !== null) setParams({}, { replace: true });
    },
  };
}

function AnswerDialog({ item, begun, onClose }: OpenAnswer & { onClose: () => void }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const [entered, setEntered] = useState(begun);
  const { busy, errors, save } = useOwnTexts<OwnAnswer>(ownAnswersPath, "answer", bodyOf);
  const send = async () => {
    if (await save(entered, item)) onClose();
  };
  const names = factTopics
    .filter((topic) => topic !== "other")
    .map((topic) => ({ topic, name: bareName(topicText(topic, language) ?? topic) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return (
    <OwnTextDialog
      title={t(item ? "answers.change" : "answers.new")}
      busy={busy}
      error={errors[""]}
      onClose={onClose}
      onSave={() => void send()}
    >
      <BilingualField
        name="question"
        value={entered.question}
        max={ownTextLimits.question}
        errors={errors}
        onChange={(question) => setEntered({ ...entered, question })}
      />
      <BilingualField
        name="answer"
        value={entered.answer}
        max={ownTextLimits.answer}
        errors={errors}
        onChange={(answer) => setEntered({ ...entered, answer })}
      />
      <p className="text-sm text-muted">{t("oneIsEnough")}</p>
      <Field label={t("topic")} hint={t("topic.hint")} optional>
        {(control) => (
          <select
            {...control}
            value={entered.topic ?? ""}
            onChange={(event) => setEntered({ ...entered, topic: (event.target.value || null) as FactTopic | null })}
          >
            <option value="">{t("topic.none")}</option>
            {names.map(({ topic, name }) => (
              <option key={topic} value={topic}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </OwnTextDialog>
  );
}

/** A topic's name without its article, which would put half of the list under "the". */
function bareName(name: string): string {
  return capitalized(name.replace(/^(?:the|el|la|los|las) /i, ""));
}
