import type { MailDelivery, WaitlistEntry } from "@llave/contract/admin/admin";
import { formatDate } from "@llave/ui/translate";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

const pill = "inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap";

const statusTones = {
  pending: { pill: "bg-warm-wash text-warm", dot: "bg-[#d39a1c]" },
  invited: { pill: "bg-cold-wash text-cold", dot: "bg-cold" },
  onboarded: { pill: "border border-mint-line bg-mint-wash text-mint-ink", dot: "bg-live" },
} as const;

/** An entry's status: a color for each, and a word. */
export function StatusBadge({ status }: Pick<WaitlistEntry, "status">) {
  const t = useTexts(catalogs);
  const tone = statusTones[status];
  return (
    <span className={`${pill} ${tone.pill}`}>
      <span className={`size-[7px] rounded-full ${tone.dot}`} />
      {t(`status.${status}`)}
    </span>
  );
}

/** Agent or User. */
export function TypeBadge({ isAgent }: Pick<WaitlistEntry, "isAgent">) {
  const t = useTexts(catalogs);
  if (!isAgent) return <span className={`${pill} bg-fill-2 text-ink-2`}>{t("type.user")}</span>;
  return (
    <span className={`${pill} border border-line-2 bg-card`}>
      <Icon name="shield" small className="size-[13px]! text-mint-ink" />
      {t("type.agent")}
    </span>
  );
}

const mailTones: Record<MailDelivery["state"], string> = {
  queued: "text-muted",
  sent: "text-ink-2",
  opened: "text-mint-ink",
  failed: "text-danger",
  unsubscribed: "text-danger",
};

/** The delivery of the newest invitation's mail, and when; nothing before the first one. */
export function MailState({ mail }: Pick<WaitlistEntry, "mail">) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  if (!mail) return <span className="text-muted">-</span>;
  return (
    <span className="whitespace-nowrap">
      <b className={`font-semibold ${mailTones[mail.state]}`}>{t(`mail.${mail.state}`)}</b>{" "}
      <span className="text-sm text-muted">{formatDate(language, mail.at, { month: "short", day: "numeric" })}</span>
    </span>
  );
}
