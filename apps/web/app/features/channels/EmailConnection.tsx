import type { EmailChannel, EmailTest } from "@llave/contract/channels/channels";
import { formatDate } from "@llave/ui/translate";
import { useState } from "react";
import { useDashboardFigures } from "../../agent/queries.ts";
import { useCopyLink } from "../../agent/useCopyLink.ts";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { Icon } from "../../components/Icon.tsx";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { ChannelFacts } from "./ChannelFacts.tsx";
import { postTestEmail, useAct, useEmailChannel } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Whether renters can answer emails: the server's administrator connects it for all agents, and only they see how. */
export function EmailConnection() {
  const t = useTexts(catalogs);
  const channel = useEmailChannel();
  const { data } = channel;
  const admin = useDashboardFigures().data?.admin === true;
  if (!data) return <PartFailed name={t("email.replies")} of={[channel]} />;
  const { connected, lastReceivedAt, leadAddress, mailbox, outgoing } = data;
  const tried = lastReceivedAt === null ? "status.waiting" : "status.ready";
  const status = !connected ? "status.none" : mailbox?.problem ? "status.trouble" : tried;
  return (
    <Card title={t("email.replies")} end={<span className="text-base font-semibold">{t(status)}</span>}>
      <p className="mt-1 text-md">{t(connected ? "email.on" : "email.off")}</p>
      <ChannelFacts state={{ lastReceivedAt, lastDeliveredAt: null, lastError: null }} />
      {mailbox && <MailboxFacts mailbox={mailbox} />}
      {!connected && !admin && <p className="mt-2 text-base text-muted">{t("email.unavailable")}</p>}
      {!connected && admin && (
        <ol className="mt-3 grid gap-3">
          {(["domain", "delivery", "test"] as const).map((step, at) => (
            <li key={step}>
              <p className="font-semibold">
                {at + 1}. {t(`email.step.${step}`)}
              </p>
              <p className="mt-0.5 text-base text-muted">{t(`email.step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      )}
      <TestEmail outgoing={outgoing} />
      {leadAddress !== null && <LeadAddress address={leadAddress} />}
    </Card>
  );
}

/** Whether emails leave this server, and a test to the agent's own address. */
function TestEmail({ outgoing }: Pick<EmailChannel, "outgoing">) {
  const t = useTexts(catalogs);
  const { busy, act } = useAct();
  const [test, setTest] = useState<EmailTest>();
  const send = () => {
    setTest(undefined);
    return act(async () => setTest(await postTestEmail()), null);
  };
  if (outgoing === "none") return <p className="mt-4 text-base font-semibold text-danger">{t("outgoing.none")}</p>;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" aria-disabled={busy} className={button("line", "small")} onClick={() => void send()}>
        {t(busy ? "email.testing" : "email.test")}
      </button>
      <p role="status" className="text-base text-muted [overflow-wrap:anywhere]">
        {test && t(`email.tested.${test.outcome}`, { to: test.to })}
      </p>
    </div>
  );
}

/** When the mailbox for answers was read last; what stops it, and since when. */
function MailboxFacts({ mailbox }: { mailbox: NonNullable<EmailChannel["mailbox"]> }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const when = (at: string) => formatDate(language, at, { dateStyle: "medium", timeStyle: "short" });
  const { problem, failingSince, readAt } = mailbox;
  return (
    <>
      {problem && failingSince && (
        <p role="status" className="mt-2 text-base font-semibold text-danger">
          {t(`mailbox.${problem}`, { when: when(failingSince) })}
        </p>
      )}
      {readAt && (
        <p className="mt-1 text-base text-muted">
          {t(problem ? "mailbox.lastRead" : "mailbox.read", { when: when(readAt) })}
        </p>
      )}
    </>
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
