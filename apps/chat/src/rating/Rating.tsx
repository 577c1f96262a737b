import type { RatingReason, RatingRequest } from "@llave/contract/leads/leadChanges";
import { useEffect, useRef, useState } from "react";
import { post } from "../calls/post.ts";
import { Glyph } from "../icons/Glyph.tsx";
import { injectStyles } from "../styles/injectStyles.ts";
import { useTexts } from "../texts/texts.ts";
import { isAsking, type Step } from "./asking.ts";
import css from "./rating.css?inline";

injectStyles(css);

const scale = [1, 2, 3, 4, 5] as const;
const best = 5;
const reasons: readonly RatingReason[] = ["more_homes", "clearer_answers", "faster", "better_spanish"];

interface Props {
  /** False once the server has a rating. */
  due: boolean;
  /** Number of the renter's messages so far: the next one removes the card. */
  sentCount: number;
  linkId: string;
  /** The conversation that is rated, and that "not now" is remembered for. */
  about: string;
}

/**
 * One tap rates the chat; below five stars it then asks what could be better. It appears under the thread and doesn't
 * stop anyone from writing.
 */
export function Rating({ due, sentCount, linkId, about }: Props) {
  const { t } = useTexts();
  const [step, setStep] = useState<Step>(() => (declined(about) ? "over" : "stars"));
  const [sending, setSending] = useState<"no" | "yes" | "failed">("no");
  const [stars, setStars] = useState(0);
  const [sentWhenAsked, setSentWhenAsked] = useState(sentCount);
  const [sentWhenRated, setSentWhenRated] = useState(sentCount);
  // The next goodbye asks again.
  if (!due && step === "stars" && sentWhenAsked !== sentCount) setSentWhenAsked(sentCount);
  const next = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone: the focus goes to what replaces it.
  useEffect(() => {
    if (step === "reasons" || step === "thanks") next.current?.focus();
  }, [step]);

  const thank = () => setStep("thanks");
  const send = (given: number, reasons: RatingReason[], then: () => void) => {
    if (sending === "yes") return;
    setSending("yes");
    const rating: RatingRequest = { linkId, conversationId: about, stars: given, reasons };
    post("/api/renter/rating", rating).then(
      () => {
        setSending("no");
        setSentWhenRated(sentCount);
        then();
      },
      () => setSending("failed"),
    );
  };
  if (!isAsking({ step, due, sentCount, sentWhenAsked, sentWhenRated })) return null;
  if (step === "thanks") {
    return (
      <p className="rating" role="status" tabIndex={-1} ref={next}>
        {t("rateThanks")}
      </p>
    );
  }
  return (
    <section className="rating" aria-labelledby="rate">
      <h2 id="rate">{t("rate")}</h2>
      {step === "stars" ? (
        <Stars
          locked={sending === "yes"}
          given={stars}
          give={(given) => {
            setStars(given);
            send(given, [], () => (given === best ? thank() : setStep("reasons")));
          }}
        />
      ) : (
        <p className="better" tabIndex={-1} ref={next}>
          {t("rateBetter", { stars })}
        </p>
      )}
      <p role="alert">{sending === "failed" && t("rateFailed")}</p>
      {step === "stars" ? (
        <button
          type="button"
          className="button sand"
          onClick={() => {
            decline(about);
            setStep("over");
          }}
        >
          {t("notNow")}
        </button>
      ) : (
        <Reasons send={(reasons) => send(stars, reasons, thank)} skip={thank} />
      )}
    </section>
  );
}

interface StarsProps {
  locked: boolean;
  given: number;
  give: (stars: number) => void;
}

function Stars({ locked, given, give }: StarsProps) {
  const { t } = useTexts();
  const [pointed, setPointed] = useState(0);
  const full = locked ? given : pointed;
  return (
    <>
      <div className="stars" onPointerLeave={() => setPointed(0)}>
        {scale.map((stars) => (
          <button
            type="button"
            key={stars}
            className={stars <= full ? "full" : ""}
            aria-label={[t(`rate_${stars}`), `${stars}/5`].join(", ")}
            aria-disabled={locked}
            onPointerEnter={() => setPointed(stars)}
            onFocus={() => setPointed(stars)}
            onClick={() => give(stars)}
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
    </>
  );
}

/** What could be better. The stars are already stored, so skipping keeps them. */
function Reasons({ send, skip }: { send: (reasons: RatingReason[]) => void; skip: () => void }) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<readonly RatingReason[]>([]);
  const toggle = (reason: RatingReason) =>
    setChosen(chosen.includes(reason) ? chosen.filter((other) => other !== reason) : [...chosen, reason]);
  return (
    <>
      <div className="reasons">
        {reasons.map((reason) => (
          <button
            type="button"
            className="chip"
            key={reason}
            aria-pressed={chosen.includes(reason)}
            onClick={() => toggle(reason)}
          >
            {chosen.includes(reason) && <Glyph name="check" />}
            {t(`reason_${reason}`)}
          </button>
        ))}
      </div>
      <div className="rating-bar">
        <button
          type="button"
          className="button dark"
          aria-disabled={chosen.length === 0}
          onClick={() => chosen.length > 0 && send([...chosen])}
        >
          {t("send")}
        </button>
        <button type="button" className="button sand" onClick={skip}>
          {t("notNow")}
        </button>
      </div>
    </>
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
