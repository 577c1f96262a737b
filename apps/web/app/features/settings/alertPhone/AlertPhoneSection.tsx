import type { PhoneChannel } from "@llave/contract/channels/delivery";
import type { AlertPhone, AlertPhoneCode } from "@llave/contract/notifications/notifications";
import { formatDate } from "@llave/ui/translate";
import { Link } from "react-router";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { PartFailed } from "../../../components/states/PartFailed.tsx";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { TestOutcome } from "../../channels/TestOutcome.tsx";
import { SettingsSection } from "../SettingsSection.tsx";
import { useAnnounceSaved } from "../saved.tsx";
import { useSettingsTexts } from "../useTexts.ts";
import { useAlertPhone, useAlertPhoneActions } from "./useAlertPhone.ts";

const channels: readonly PhoneChannel[] = ["sms", "whatsapp"];

/** Notifications by text or WhatsApp: what is missing, the code that proves the phone, and the phone itself. */
export function AlertPhoneSection() {
  const t = useSettingsTexts();
  const known = useAlertPhone();
  const { data } = known;
  const actions = useAlertPhoneActions();
  if (!data) return <PartFailed name={t("alertPhone.title")} of={[known]} />;
  return (
    <SettingsSection title={t("alertPhone.title")} text={t("alertPhone.text")} error={actions.problem}>
      <div className="rounded-l border border-line bg-card px-[18px] py-4">
        <State phone={data} actions={actions} />
      </div>
    </SettingsSection>
  );
}

type Actions = ReturnType<typeof useAlertPhoneActions>;

function State({ phone, actions }: { phone: AlertPhone; actions: Actions }) {
  const connected = channels.filter((channel) => phone.connected[channel]);
  if (connected.length === 0) return <Missing what="number" to={paths.settings.channels} />;
  if (phone.phone === null) return <Missing what="phone" to={paths.settings.profile} />;
  if (phone.verified) return <Verified phone={phone} actions={actions} />;
  return <Verify phone={phone} connected={connected} actions={actions} />;
}

function Missing({ what, to }: { what: "number" | "phone"; to: string }) {
  const t = useSettingsTexts();
  return (
    <>
      <p className="font-semibold">{t(`alertPhone.no.${what}`)}</p>
      <p className="mt-0.5 mb-3 text-base text-ink-2">{t(`alertPhone.no.${what}.text`)}</p>
      <Link to={to} className={button("line", "small")}>
        {t(`alertPhone.no.${what}.link`)}
      </Link>
    </>
  );
}

interface VerifyProps {
  phone: AlertPhone;
  connected: PhoneChannel[];
  actions: Actions;
}

function Verify({ phone, connected, actions: { busy, begin, code } }: VerifyProps) {
  const t = useSettingsTexts();
  const number = phoneText(phone.phone ?? "");
  if (code && phone.waits) return <Code code={code} number={number} />;
  return (
    <>
      <p className="font-semibold">{t("alertPhone.off")}</p>
      <p className="mt-0.5 mb-3 text-base text-ink-2">{t("alertPhone.off.text", { number })}</p>
      <div className="flex flex-wrap gap-2.5">
        {connected.map((channel) => (
          <button
            key={channel}
            type="button"
            aria-disabled={busy}
            className={button(channel === "sms" ? "navy" : "line", "small")}
            onClick={() => void begin(channel)}
          >
            <Icon name={channel === "sms" ? "text" : "whatsapp"} small />
            {t(`alertPhone.start.${channel}`)}
          </button>
        ))}
      </div>
    </>
  );
}

/** The message to send, large enough to type from another screen, and a link that opens it on this one. */
function Code({ code, number }: { code: AlertPhoneCode; number: string }) {
  const t = useSettingsTexts();
  return (
    <>
      <p className="font-semibold">{t("alertPhone.code", { number })}</p>
      <dl className="my-3 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 rounded-m bg-fill px-4 py-3">
        <dt className="text-base text-muted">{t("alertPhone.code.message")}</dt>
        <dd className="text-xl font-semibold tracking-wide tabular-nums">{code.message}</dd>
        <dt className="text-base text-muted">{t("alertPhone.code.to")}</dt>
        <dd className="text-lg font-semibold tabular-nums">{phoneText(code.number)}</dd>
      </dl>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href={code.address} className={button("navy", "small")}>
          {t("alertPhone.code.open")}
        </a>
        <p role="status" className="text-base text-muted">
          {t("alertPhone.code.waiting")}
        </p>
      </div>
    </>
  );
}

function Verified({ phone, actions: { busy, test, remove } }: { phone: AlertPhone; actions: Actions }) {
  const t = useSettingsTexts();
  const { language } = useLanguage();
  const announce = useAnnounceSaved();
  const act = async (work: () => Promise<boolean>, told: string) => {
    if (await work()) announce({ text: told });
  };
  const ends = phone.windowEndsAt;
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="check" small className="text-mint-ink" />
        {t(`alertPhone.on.${phone.channel ?? "sms"}`, { number: phoneText(phone.phone ?? "") })}
      </p>
      <p className="mt-0.5 mb-3 text-base text-ink-2">
        {ends === null
          ? t("alertPhone.on.text")
          : t(`alertPhone.${Date.parse(ends) > Date.now() ? "open" : "closed"}.${phone.afterWindow ?? "waits"}`, {
              when: formatDate(language, ends, { weekday: "short", hour: "numeric", minute: "2-digit" }),
              number: phoneText(phone.number ?? ""),
            })}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <button
          type="button"
          aria-disabled={busy}
          className={button("line", "small")}
          onClick={() => void act(test, t("alertPhone.tested"))}
        >
          {t("alertPhone.test")}
        </button>
        <button
          type="button"
          aria-disabled={busy}
          className={button("quiet", "small")}
          onClick={() => void act(remove, t("alertPhone.removed"))}
        >
          {t("alertPhone.remove")}
        </button>
      </div>
      <TestOutcome test={phone.test} number={phone.number} />
    </>
  );
}

/** "(305) 555-0100" for a US number; others as they are. */
function phoneText(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : number;
}
