import {
  type ChannelState,
  type RegistrationStatus,
  type RegistrationStep,
  registrationSteps,
} from "@llave/contract/channels/channels";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { useRegistration } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/**
 * What carriers and Meta ask for before a number may send, step by step, with each step's state at Twilio. Without a
 * number the steps are explained; the shared number is the platform's own business.
 */
export function Registration({ state }: { state: ChannelState }) {
  const t = useTexts(catalogs);
  const { channel, connected, source } = state;
  const { data, isError, isFetching, refetch } = useRegistration(channel, connected);
  // What we knew about a disconnected number doesn't apply to the next one.
  const known = connected ? data : undefined;
  const statusOf = (step: RegistrationStep) => known?.steps.find((one) => one.step === step)?.status ?? null;
  const steps = registrationSteps[channel];
  const isOpen = source === "own" && !steps.every((step) => statusOf(step) === "done");
  const id = `registration-${channel}`;
  return (
    <details open={isOpen} className="mt-5 border-t border-line pt-3">
      <summary id={id} className="flex cursor-pointer flex-wrap items-center justify-between gap-2 py-1 font-semibold">
        {t(`registration.${channel}`)}
        <span className="flex gap-1" aria-hidden="true">
          {steps.map((step) => (
            <span key={step} className={`h-1.5 w-6 rounded-full ${barColor(statusOf(step))}`} />
          ))}
        </span>
      </summary>
      <p className="mt-1 max-w-prose text-base text-muted">
        {t(`registration.${channel}.text`)} {source === "shared" && t("registration.shared")}
      </p>
      {isError && (
        <p role="status" className="mt-2 text-base font-semibold">
          {t("registration.unreachable")}
        </p>
      )}
      <ol aria-labelledby={id} className="mt-3 grid gap-3">
        {steps.map((step, at) => (
          <Step key={step} step={step} place={at + 1} status={statusOf(step)} state={state} />
        ))}
      </ol>
      {connected && (
        <button
          type="button"
          aria-disabled={isFetching}
          className={`mt-3 ${button("line", "small")}`}
          onClick={() => void refetch()}
        >
          {t("registration.check")}
        </button>
      )}
    </details>
  );
}

interface StepProps {
  step: RegistrationStep;
  place: number;
  status: RegistrationStatus | null;
  state: ChannelState;
}

function Step({ step, place, status, state: { source, webhook } }: StepProps) {
  const t = useTexts(catalogs);
  // With the shared number there is nothing for the agent to do.
  const isTheirs = source !== "shared" && status !== "done";
  return (
    <li className="grid grid-cols-[1.75rem_1fr] gap-x-2">
      <span
        aria-hidden="true"
        className={`grid size-6 place-items-center rounded-full text-sm font-semibold ${
          status === "done" ? "bg-mint text-mint-ink" : "bg-fill"
        }`}
      >
        {status === "done" ? <Icon name="check" small /> : place}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
          {t(`registration.${step}`)}
          {status !== null && (
            <span className={`text-sm ${status === "failed" ? "text-danger" : "font-normal text-muted"}`}>
              {t(`registration.status.${status}`)}
            </span>
          )}
        </p>
        {isTheirs && (
          <p className="mt-0.5 max-w-prose text-base text-muted [overflow-wrap:anywhere]">
            {t(`registration.${step}.text`, { webhook })}
          </p>
        )}
        {isTheirs && status === "failed" && (
          <p className="mt-0.5 text-base font-semibold">{t("registration.failed")}</p>
        )}
      </div>
    </li>
  );
}

function barColor(status: RegistrationStatus | null): string {
  if (status === "done") return "bg-live";
  if (status === "failed") return "bg-danger";
  return status === "pending" ? "bg-orange" : "bg-line";
}
