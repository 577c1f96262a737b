import type { LoggedCall } from "@llave/contract/leads/leadChanges";
import type { LeadDetail } from "@llave/contract/leads/leads";
import { translator } from "@llave/ui/translate";
import { type FormEvent, useState } from "react";
import { useProfile, useSmartLinks } from "../../../../agent/queries.ts";
import { useCopyLink } from "../../../../agent/useCopyLink.ts";
import { button } from "../../../../components/button.ts";
import { Card } from "../../../../components/Card.tsx";
import { Dialog } from "../../../../components/dialog/Dialog.tsx";
import { Field } from "../../../../components/form/Field.tsx";
import { Icon } from "../../../../components/Icon.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { toasts } from "../../../../notifications/toasts.ts";
import { useLeadCommand } from "../../useLeadChanges.ts";
import { catalogs } from "../texts/catalogs.ts";

const outcomes = ["reached", "voicemail", "no_answer"] as const;

/** How to get in touch with a lead: invite them to the chat as long as they haven't written, and log a call. */
export function FirstContactCard({ lead }: { lead: LeadDetail }) {
  const t = useTexts(catalogs);
  const [calling, setCalling] = useState(false);
  return (
    <Card title={t("touch.title")}>
      {lead.abilities.invite && <Invitation lead={lead} />}
      <button type="button" className={`${button("line", "medium")} mt-2.5`} onClick={() => setCalling(true)}>
        <Icon name="phone" small />
        {t("call.log")}
      </button>
      {calling && <CallDialog leadId={lead.id} onClose={() => setCalling(false)} />}
    </Card>
  );
}

/** A message with the agent's SmartLink in the lead's language, sent from the agent's own phone or mail. */
function Invitation({ lead }: { lead: LeadDetail }) {
  const t = useTexts(catalogs);
  const copy = useCopyLink();
  const { data: links } = useSmartLinks();
  const { data: profile } = useProfile();
  const link = links?.find(({ abilities }) => abilities.open);
  if (!link || !profile) return null;
  const theirs = translator(catalogs, lead.language);
  const text = theirs("invite.message", {
    name: lead.name?.split(" ")[0] ?? "",
    agent: profile.name,
    link: link.url,
  });
  const body = encodeURIComponent(text);
  const { phone, email } = lead;
  const ways = [
    { key: "text", icon: "text", href: phone && `sms:${phone}?&body=${body}` },
    { key: "whatsapp", icon: "whatsapp", href: phone && `https://wa.me/${phone.replaceAll(/\D/g, "")}?text=${body}` },
    {
      key: "email",
      icon: "mail",
      href: email && `mailto:${email}?subject=${encodeURIComponent(theirs("invite.subject"))}&body=${body}`,
    },
  ] as const;
  return (
    <>
      <p className="mt-2 text-ink-2">{t("invite.text")}</p>
      <p lang={lead.language} className="mt-2 rounded-m bg-fill px-3 py-2 text-sm [overflow-wrap:anywhere]">
        {text}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        {ways.map(
          ({ key, icon, href }) =>
            href && (
              <a
                key={key}
                href={href}
                className={button("line", "medium")}
                {...(key === "whatsapp" && { target: "_blank", rel: "noopener noreferrer" })}
              >
                <Icon name={icon} small />
                {t(key === "text" ? "invite.text.label" : `invite.${key}`)}
              </a>
            ),
        )}
        <button type="button" className={button("line", "medium")} onClick={() => void copy(link.url)}>
          <Icon name="copy" small />
          {t("invite.copy")}
        </button>
      </p>
    </>
  );
}

function CallDialog({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const t = useTexts(catalogs);
  const command = useLeadCommand();
  const [outcome, setOutcome] = useState<LoggedCall["outcome"]>("reached");
  const [note, setNote] = useState("");
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const call: LoggedCall = { outcome, ...(note.trim() !== "" && { note }) };
    if (!(await command("POST", `/api/leads/${leadId}/calls`, call))) return;
    toasts.add({ title: t("call.logged") });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t("call.log")}>
      <form onSubmit={save} className="mt-4 grid gap-4">
        <Field label={t("call.outcome")}>
          {(control) => (
            <select
              {...control}
              value={outcome}
              onChange={(event) => setOutcome(event.target.value as LoggedCall["outcome"])}
            >
              {outcomes.map((name) => (
                <option key={name} value={name}>
                  {t(`call.${name}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t("call.note")} optional>
          {({ className, ...control }) => (
            <textarea
              {...control}
              rows={3}
              maxLength={5_000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              className={`${className} h-auto py-2`}
            />
          )}
        </Field>
        <button type="submit" className={button("navy", "large")}>
          {t("call.submit")}
        </button>
      </form>
    </Dialog>
  );
}
