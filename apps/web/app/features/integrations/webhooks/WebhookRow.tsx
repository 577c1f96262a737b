import type { Webhook } from "@llave/contract/integrations/webhooks";
import { formatDate } from "@llave/ui/translate";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { button } from "../../../components/button.ts";
import { ConfirmDialog } from "../../../components/dialog/ConfirmDialog.tsx";
import { MoreMenu, moreMenuItem } from "../../../components/dialog/MoreMenu.tsx";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { useAct } from "../../channels/queries.ts";
import { useWebhookCalls } from "../queries.ts";
import { useIntegrationTexts } from "../useIntegrationTexts.ts";
import { DeliveryLog } from "./DeliveryLog.tsx";
import { eventText } from "./eventText.ts";
import { RotateDialog } from "./RotateDialog.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";

type Open = "change" | "rotate" | "remove" | null;

/** One webhook: its state, what it gets, its log and what can be done with it. */
export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const t = useIntegrationTexts();
  const { test, remove } = useWebhookCalls();
  const { act } = useAct();
  const [isLogOpen, setLogOpen] = useState(false);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { host } = new URL(webhook.url);
  const sendTest = async () => {
    if (await act(() => test(webhook.id), t("hook.tested"))) setLogOpen(true);
  };
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-semibold [overflow-wrap:anywhere]">{host}</span>
            <StateBadge webhook={webhook} />
          </p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">{webhook.url}</p>
          <p className="mt-1 text-base text-ink-2">{webhook.events.map((event) => t(eventText(event))).join(" · ")}</p>
          <Notes webhook={webhook} />
        </div>
        <HookMenu webhook={webhook} host={host} onOpen={setOpen} />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {webhook.on && (
          <button type="button" className={button("line", "small")} onClick={() => void sendTest()}>
            {t("hook.test")}
          </button>
        )}
        <button
          type="button"
          aria-expanded={isLogOpen}
          className={button("quiet", "small")}
          onClick={() => setLogOpen(!isLogOpen)}
        >
          {t(isLogOpen ? "log.close" : "log.open")}
        </button>
      </div>
      {isLogOpen && <DeliveryLog webhook={webhook} />}
      <WebhookDialog open={open === "change"} onClose={close} webhook={webhook} />
      <RotateDialog open={open === "rotate"} onClose={close} webhook={webhook} />
      <ConfirmDialog
        open={open === "remove"}
        onClose={close}
        title={t("hook.remove.title", { host })}
        text={t("hook.remove.text")}
        keep={t("keep")}
        action={t("hook.remove")}
        onConfirm={() => void act(() => remove(webhook.id), t("hook.removed", { host }))}
      />
    </li>
  );
}

function StateBadge({ webhook: { offBecause, failingSince } }: { webhook: Webhook }) {
  const t = useIntegrationTexts();
  const state = offBecause ? "off" : failingSince ? "failing" : "on";
  const looks = {
    on: "bg-mint-wash text-mint-ink",
    failing: "bg-orange-wash text-orange-ink",
    off: "bg-fill text-ink-2",
  };
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${looks[state]}`}>
      {t(`hook.state.${state}`)}
    </span>
  );
}

function Notes({ webhook: { offBecause, failingSince, previousSecretUntil } }: { webhook: Webhook }) {
  const t = useIntegrationTexts();
  const { language } = useLanguage();
  const moment = (at: string) => formatDate(language, at, { dateStyle: "medium", timeStyle: "short" });
  const notes = [
    ...(offBecause && offBecause !== "agent" ? [t(`hook.off.${offBecause}`)] : []),
    ...(failingSince && !offBecause ? [t("hook.failing", { date: moment(failingSince) })] : []),
    ...(previousSecretUntil ? [t("hook.rotating", { date: moment(previousSecretUntil) })] : []),
  ];
  return notes.map((note) => (
    <p key={note} className="mt-1 text-sm text-orange-ink">
      {note}
    </p>
  ));
}

function HookMenu({ webhook, host, onOpen }: { webhook: Webhook; host: string; onOpen: (open: Open) => void }) {
  const t = useIntegrationTexts();
  const { change } = useWebhookCalls();
  const { act } = useAct();
  const turn = () =>
    act(() => change(webhook.id, { on: !webhook.on }), t(webhook.on ? "hook.turnedOff" : "hook.turnedOn"));
  return (
    <MoreMenu label={t("hook.more", { host })}>
      <DropdownMenu.Item className={moreMenuItem} onSelect={() => void turn()}>
        {t(webhook.on ? "hook.turnOff" : "hook.turnOn")}
      </DropdownMenu.Item>
      <DropdownMenu.Item className={moreMenuItem} onSelect={() => onOpen("change")}>
        {t("hook.change")}
      </DropdownMenu.Item>
      <DropdownMenu.Item className={moreMenuItem} onSelect={() => onOpen("rotate")}>
        {t("hook.rotate")}
      </DropdownMenu.Item>
      <DropdownMenu.Item className={`${moreMenuItem} text-danger`} onSelect={() => onOpen("remove")}>
        {t("hook.remove")}
      </DropdownMenu.Item>
    </MoreMenu>
  );
}
