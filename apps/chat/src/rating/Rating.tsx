import { useEffect, useRef, useState } from "react";
import { adopt } from "../styles/adopt.ts";
import { useTexts } from "../texts/texts.ts";
import css from "./rating.css?inline";

adopt(css);

const scale = [1, 2, 3, 4, 5] as const;

interface Props {
  /** False once the server has a rating. */
  due: boolean;
  /** Number of the renter's messages so far: the next one removes the thanks. */
  said: number;
  rate: (stars: number) => Promise<unknown>;
  /** The conversation that "not now" is remembered for. */
  about: string;
}

/** One tap rates the chat. It appears under the thread and doesn't stop anyone from writing. */
export function Rating({ due, said, rate, about }: Props) {
  const { t } = useTexts();
  const [step, setStep] = useState<"open" | "sending" | "failed" | "declined">(() =>
    declined(about) ? "declined" : "open",
  );
  const [pointed, setPointed] = useState(0);
  const [thankedAt, setThankedAt] = useState<number | null>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const thanked = thankedAt === said;
  // The pressed button is gone: the focus goes to the answer that replaces it.
  useEffect(() => {
    if (thanked) thanks.current?.focus();
  }, [thanked]);

  const tap = (stars: number) => {
    if (step === "sending") return;
    setStep("sending");
    setPointed(stars);
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
  if (!due || thankedAt !== null || step === "declined") return null;
  const labelOf = (stars: (typeof scale)[number]) => [t(`rate_${stars}`), `${stars}/5`].join(", ");
  return (
    <section className="rating" aria-labelledby="rate">
      <h2 id="rate">{t("rate")}</h2>
      <div className="stars" onPointerLeave={() => step === "open" && setPointed(0)}>
        {scale.map((stars) => (
          <button
            type="button"
            key={stars}
            className={stars <= pointed ? "full" : ""}
            aria-label={labelOf(stars)}
            aria-disabled={step === "sending"}
            onPointerEnter={() => step !== "sending" && setPointed(stars)}
            onFocus={() => setPointed(stars)}
            onClick={() => tap(stars)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m10 2.6 2.2 4.7 5.1.6-3.8 3.5 1 5-4.5-2.5-4.5 2.5 1-5L2.7 7.9l5.1-.6Z" />
            </svg>
          </button>
        ))}
      </div>
      <p className="ends" aria-hidden="true">
        <span>{t("rate_1")}</span>
        <span>{t("rate_5")}</span>
      </p>
      <p role="alert">{step === "failed" && t("rateFailed")}</p>
      <button
        type="button"
        className="button sand"
        onClick={() => {
          decline(about);
          setStep("declined");
        }}
      >
        {t("notNow")}
      </button>
    </section>
  );
}

/** After declining, a renter isn't asked again in this conversation. */
function declined(about: string): boolean {
  try {
    return localStorage.getItem(`llave_not_rated:${about}`) !== null;
  } catch {
    return false;
  }
}

function decline(about: string): void {
  try {
    localStorage.setItem(`llave_not_rated:${about}`, "1");
  } catch {
    // Storage is blocked: a reload asks again.
  }
}
