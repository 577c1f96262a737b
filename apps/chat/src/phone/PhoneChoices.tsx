import type { ConsentChoice } from "@llave/contract/channels/channels";
import { useEffect, useState } from "react";
import { injectStyles } from "../styles/injectStyles.ts";
import { useTexts } from "../texts/texts.ts";
import { continueOn, fetchChoices, type Own, putChoice } from "./phoneCalls.ts";
import css from "./phoneChoices.css?inline";

injectStyles(css);

/**
 * Once the chat knows a phone number: continuing there and, separately and never checked in advance, consent to
 * automated messages. Nothing if the agent has no channel connected.
 */
export function PhoneChoices({ own, moment }: { own: Own; moment: number }) {
  const { t } = useTexts();
  const [choices, setChoices] = useState<ConsentChoice[]>([]);
  const [failed, setFailed] = useState(false);
  const { linkId, conversationId } = own;
  // biome-ignore lint/correctness/useExhaustiveDependencies: any renter message may give another phone number
  useEffect(() => {
    fetchChoices({ linkId, conversationId }).then(setChoices, () => {});
  }, [linkId, conversationId, moment]);
  if (choices.length === 0) return null;
  const act = (doing: Promise<unknown>) => {
    setFailed(false);
    doing.catch(() => setFailed(true));
  };
  const agree = (choice: ConsentChoice, granted: boolean) => {
    setChoices(choices.map((one) => (one === choice ? { ...one, granted } : one)));
    act(
      putChoice(own, choice, granted).then(setChoices, async (error: unknown) => {
        // The wording may have changed since it was shown.
        setChoices(await fetchChoices(own).catch(() => choices));
        throw error;
      }),
    );
  };
  const goOn = (choice: ConsentChoice) =>
    act(
      continueOn(own, choice.channel).then(({ address }) => {
        location.href = address;
      }),
    );
  return (
    <section className="phone-choices" aria-labelledby="phone-choices">
      <h2 id="phone-choices">{t("phoneTitle")}</h2>
      <p className="phone-ways">
        {choices.map((choice) => (
          <button key={choice.channel} type="button" className="button sand" onClick={() => goOn(choice)}>
            {t(`continue_${choice.channel}`)}
          </button>
        ))}
      </p>
      {choices.map((choice) => (
        <label key={choice.channel}>
          <input type="checkbox" checked={choice.granted} onChange={(event) => agree(choice, event.target.checked)} />
          <span>{choice.wording}</span>
        </label>
      ))}
      <p role="alert">{failed && t("phoneFailed")}</p>
    </section>
  );
}
