import { useEffect, useRef, useState } from "react";
import { adopt } from "../styles/adopt.ts";
import { useTexts } from "../texts/texts.ts";
import { Face } from "./Face.tsx";
import css from "./rating.css?inline";

adopt(css);

const scale = [1, 2, 3, 4, 5] as const;

interface Props {
  /** False once the server has a rating. */
  due: boolean;
  /** Messages of the renter so far: the thanks leave with the next one. */
  said: number;
  rate: (stars: number) => Promise<unknown>;
}

/** One tap says how the chat went. It stands under the thread and keeps nobody from writing on. */
export function Rating({ due, said, rate }: Props) {
  const { t } = useTexts();
  const [step, setStep] = useState<"open" | "sending" | "failed">("open");
  const [thankedAt, setThankedAt] = useState<number | null>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const thanked = thankedAt === said;
  // The button that was pressed is gone: the focus goes where the answer stands.
  useEffect(() => {
    if (thanked) thanks.current?.focus();
  }, [thanked]);

  const tap = (stars: number) => {
    if (step === "sending") return;
    setStep("sending");
    rate(stars).then(
      () => setThankedAt(said),
      () => setStep("failed"),
    );
  };
  if (thanked) {
    return (
      <p className="rating" role="status" tabIndex={-1} ref={thanks}>
        {t("rateThanks")}
      </p>
    );
  }
  if (!due || thankedAt !== null) return null;
  return (
    <section className="rating" aria-labelledby="rate">
      <h2 id="rate">{t("rate")}</h2>
      <div className="faces">
        {scale.map((stars) => (
          <button
            type="button"
            key={stars}
            aria-label={`${t(`rate_${stars}`)}, ${stars}/5`}
            aria-disabled={step === "sending"}
            onClick={() => tap(stars)}
          >
            <Face stars={stars} />
            {(stars === 1 || stars === 5) && <span aria-hidden="true">{t(`rate_${stars}`)}</span>}
          </button>
        ))}
      </div>
      <p role="alert">{step === "failed" && t("rateFailed")}</p>
    </section>
  );
}
