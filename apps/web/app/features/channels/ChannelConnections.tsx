import type { ChannelState, MissingStep } from "@llave/contract/channels/channels";
import { useState } from "react";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { ConfirmDialog } from "../../components/dialog/ConfirmDialog.tsx";
import { OnEveryPlan } from "../../components/publicPage/OnEveryPlan.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { ChannelFacts } from "./ChannelFacts.tsx";
import { EmailConnection } from "./EmailConnection.tsx";
import { LinkCodes } from "./LinkCodes.tsx";
import { OwnNumberForm } from "./OwnNumberForm.tsx";
import { useAct, useChannelCalls, useChannelStates } from "./queries.ts";
import { Registration } from "./Registration.tsx";
import { TestOutcome } from "./TestOutcome.tsx";
import { catalogs } from "./texts/catalogs.ts";

const steps: readonly MissingStep[] = ["number", "webhook", "first_message"];

/** The actual state of texts, WhatsApp and email, and the remaining steps. */
export function ChannelConnections() {
  const t = useTexts(catalogs);
  const { data, isLoadingError, refetch } = useChannelStates();
  return (
    <section aria-labelledby="connections" className="mt-8 grid gap-4">
      <div>
        <h2 id="connections" className="text-lg font-semibold">
          {t("title")}
        </h2>
        <p className="mt-1 text-md text-muted">
          {t("lead")} <OnEveryPlan here />
        </p>
      </div>
      {isLoadingError && (
        <p role="alert" className="flex items-center gap-3">
          {t("failed")}
          <button type="button" className={button("line", "small")} onClick={() => void refetch()}>
            {t("retry")}
          </button>
        </p>
      )}
      {data?.map((state) => (
        <Connection key={state.channel} state={state} />
      ))}
      <EmailConnection />
    </section>
  );
}

function Connection({ state }: { state: ChannelState }) {
  const t = useTexts(catalogs);
  const { busy, act } = useAct();
  const calls = useChannelCalls(state.channel);
  const [isDisconnecting, setDisconnecting] = useState(false);
  const disconnect = async () => {
    setDisconnecting(false);
    await act(calls.disconnect, t("disconnected"));
  };
  const status = !state.connected ? "status.none" : state.missing.length > 0 ? "status.waiting" : "status.ready";
  return (
    <Card title={t(state.channel)} end={<span className="text-base font-semibold">{t(status)}</span>}>
      {state.source && <p className="mt-1 text-md">{t(`source.${state.source}`, { number: state.number ?? "" })}</p>}
      <LinkCodes state={state} />
      <ChannelFacts state={state} />
      <ol className="mt-3 grid gap-3">
        {steps.map((step, at) => (
          <Step key={step} step={step} place={at + 1} state={state} />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        {state.connected && (
          <button
            type="button"
            aria-disabled={busy}
            className={button("line", "small")}
            onClick={() => void act(calls.test, t("tested"))}
          >
            {t("test")}
          </button>
        )}
        {state.source === "own" && (
          <button
            type="button"
            aria-disabled={busy}
            className={button("line", "small")}
            onClick={() => setDisconnecting(true)}
          >
            {t("disconnect")}
          </button>
        )}
      </div>
      <TestOutcome test={state.test} number={state.number} />
      <Registration state={state} />
      {state.source !== "own" && <OwnNumberForm channel={state.channel} />}
      <ConfirmDialog
        open={isDisconnecting}
        onClose={() => setDisconnecting(false)}
        title={t("disconnect.title", { number: state.number ?? "" })}
        text={t("disconnect.text")}
        keep={t("disconnect.keep")}
        action={t("disconnect")}
        onConfirm={() => void disconnect()}
      />
    </Card>
  );
}

/** What is left to do for a step. Once there is a number, only an incoming message shows that Llave receives them. */
function textOf(step: MissingStep, { channel, source }: ChannelState) {
  if (step === "first_message") return "step.first_message.text";
  if (step === "number") return `step.number.${channel}` as const;
  if (source === "shared") return "step.webhook.shared";
  return source === "own" && channel === "sms" ? "step.webhook.sms.set" : (`step.webhook.${channel}` as const);
}

function Step({ step, place, state }: { step: MissingStep; place: number; state: ChannelState }) {
  const t = useTexts(catalogs);
  const done = !state.missing.includes(step);
  return (
    <li>
      <p className="font-semibold">
        {place}. {t(`step.${step}`)}
        {done && <span className="font-normal text-muted"> · {t("step.done")}</span>}
      </p>
      {!done && (
        <p className="mt-0.5 text-base text-muted [overflow-wrap:anywhere]">
          {t(textOf(step, state), { webhook: state.webhook, number: state.number ?? "" })}
        </p>
      )}
    </li>
  );
}
