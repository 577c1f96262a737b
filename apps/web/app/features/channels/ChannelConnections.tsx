import type { ChannelState, MissingStep } from "@llave/contract/channels";
import { formatDate } from "@llave/ui/translate";
import { useCopyLink } from "../../agent/useCopyLink.ts";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { OwnNumberForm } from "./OwnNumberForm.tsx";
import { useAct, useChannelCalls, useChannelStates, useEmailChannel } from "./queries.ts";
import { Registration } from "./Registration.tsx";
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
        <p className="mt-1 text-md text-muted">{t("lead")}</p>
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

/** Whether renters can answer emails: the server's administrator connects it for all agents. */
function EmailConnection() {
  const t = useTexts(catalogs);
  const { data } = useEmailChannel();
  if (!data) return null;
  const { connected, lastReceivedAt, leadAddress } = data;
  const status = !connected ? "status.none" : lastReceivedAt === null ? "status.waiting" : "status.ready";
  return (
    <Card title={t("email")} end={<span className="text-base font-semibold">{t(status)}</span>}>
      <p className="mt-1 text-md">{t(connected ? "email.on" : "email.off")}</p>
      <Facts state={{ lastReceivedAt, lastDeliveredAt: null, lastError: null }} />
      {leadAddress !== null && <LeadAddress address={leadAddress} />}
    </Card>
  );
}

/** Where inquiries from portals go, and how to get them there. */
function LeadAddress({ address }: { address: string }) {
  const t = useTexts(catalogs);
  const copy = useCopyLink();
  return (
    <section aria-labelledby="lead-address" className="mt-5 border-t border-line pt-4">
      <h3 id="lead-address" className="font-semibold">
        {t("inquiries")}
      </h3>
      <p className="mt-1 text-md">{t("inquiries.text")}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3 rounded-m bg-fill px-3.5 py-2.5">
        <code className="min-w-0 flex-1 basis-52 text-base [overflow-wrap:anywhere]">{address}</code>
        <button
          type="button"
          className={button("line", "small")}
          onClick={() => void copy(address, t("inquiries.copied"))}
        >
          <Icon name="copy" small />
          {t("inquiries.copy")}
        </button>
      </div>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-base text-muted">
        {(["portal", "forward", "answer", "unread"] as const).map((step) => (
          <li key={step}>{t(`inquiries.${step}`)}</li>
        ))}
      </ul>
    </section>
  );
}

function Connection({ state }: { state: ChannelState }) {
  const t = useTexts(catalogs);
  const { busy, act } = useAct();
  const calls = useChannelCalls(state.channel);
  const status = !state.connected ? "status.none" : state.missing.length > 0 ? "status.waiting" : "status.ready";
  return (
    <Card title={t(state.channel)} end={<span className="text-base font-semibold">{t(status)}</span>}>
      {state.source && <p className="mt-1 text-md">{t(`source.${state.source}`, { number: state.number ?? "" })}</p>}
      <Facts state={state} />
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
            onClick={() => void act(calls.disconnect, t("disconnected"))}
          >
            {t("disconnect")}
          </button>
        )}
      </div>
      <Registration state={state} />
      {state.source !== "own" && <OwnNumberForm channel={state.channel} />}
    </Card>
  );
}

type ChannelFacts = Pick<ChannelState, "lastReceivedAt" | "lastDeliveredAt" | "lastError">;

function Facts({ state }: { state: ChannelFacts }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const when = (at: string) => formatDate(language, at, { dateStyle: "medium", timeStyle: "short" });
  const { lastReceivedAt, lastDeliveredAt, lastError } = state;
  return (
    <>
      {lastReceivedAt && <p className="mt-1 text-base text-muted">{t("received", { when: when(lastReceivedAt) })}</p>}
      {lastDeliveredAt && (
        <p className="mt-1 text-base text-muted">{t("delivered", { when: when(lastDeliveredAt) })}</p>
      )}
      {lastError !== null && (
        <p role="status" className="mt-2 text-base font-semibold text-danger">
          {lastError === 30034 ? t("error.30034") : t("error.other", { code: lastError })}
        </p>
      )}
    </>
  );
}

function Step({ step, place, state }: { step: MissingStep; place: number; state: ChannelState }) {
  const t = useTexts(catalogs);
  const done = !state.missing.includes(step);
  const text = step === "first_message" ? "step.first_message.text" : (`step.${step}.${state.channel}` as const);
  return (
    <li>
      <p className="font-semibold">
        {place}. {t(`step.${step}`)}
        {done && <span className="font-normal text-muted"> · {t("step.done")}</span>}
      </p>
      {!done && (
        <p className="mt-0.5 text-base text-muted [overflow-wrap:anywhere]">{t(text, { webhook: state.webhook })}</p>
      )}
    </li>
  );
}
