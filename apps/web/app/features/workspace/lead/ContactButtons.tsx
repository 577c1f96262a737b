import type { LeadDetail } from "@llave/contract/leads/leads";
import { translator } from "@llave/ui/translate";
import { useRef } from "react";
import { useKeyPairs } from "../../../agent/useKeyPairs.ts";
import { button } from "../../../components/button.ts";
import { Icon, type IconName } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { phoneText } from "../../../wording/slots.ts";
import { catalogs } from "../texts/catalogs.ts";

interface ContactButtonsProps {
  lead: Pick<LeadDetail, "phone" | "email" | "refused" | "language">;
  phone?: boolean;
  /** Puts a request for the number into the composer; undefined if the agent can't write here. */
  onAsk: ((question: string) => void) | undefined;
  /** Closes the sheet they are in, which covers the composer. */
  onLeave?: (() => void) | undefined;
}

/** Call, Text and WhatsApp on the agent's own phone; without a number, Email, or why there is neither; and offers to ask for a number. */
export function ContactButtons({ lead, phone = false, onAsk, onLeave }: ContactButtonsProps) {
  const t = useTexts(catalogs);
  const ways = useRef<HTMLDivElement>(null);
  const press = (index: number) => () => ways.current?.querySelectorAll("a")[index]?.click();
  useKeyPairs({ "c c": press(0), "c t": press(1), "c w": press(2) });
  const row = phone ? "grid flex-none auto-cols-fr grid-flow-col gap-2 px-4 pt-2 pb-2.5" : "flex flex-none gap-2";
  const size = phone ? "large" : "medium";
  if (lead.phone === null) {
    const refused = lead.refused.includes("phone");
    return (
      <div className={row}>
        {lead.email ? (
          <a
            href={`mailto:${lead.email}`}
            aria-label={t("emailAddress", { email: lead.email })}
            className={button("navy", size)}
          >
            <Icon name="mail" small />
            {t("email")}
          </a>
        ) : (
          <button type="button" disabled className={`${button("line", size)} bg-fill text-ink-2`}>
            <Icon name="phone" small />
            {t(refused ? "number.refused" : "number.none")}
          </button>
        )}
        {onAsk && !refused && (
          <button
            type="button"
            className={button("line", size)}
            onClick={() => {
              onLeave?.();
              onAsk(translator(catalogs, lead.language)("number.question"));
            }}
          >
            {t(lead.email ? "number.askLong" : "number.ask")}
          </button>
        )}
      </div>
    );
  }
  const shown = phoneText(lead.phone);
  const side = `${button("line", size)} ${phone ? "px-2" : "max-[90rem]:px-2.5"}`;
  return (
    <div ref={ways} className={row}>
      <a
        href={`tel:${lead.phone}`}
        aria-label={t("callNumber", { phone: shown })}
        className={`${button("navy", size)} ${phone ? "px-2" : "max-[85rem]:px-2.5"}`}
      >
        <Icon name="phone" small />
        {phone ? t("call") : shown}
      </a>
      <Way href={`sms:${lead.phone}`} icon="text" className={side} label={t("textNumber", { phone: shown })}>
        {t("text")}
      </Way>
      <Way
        href={`https://wa.me/${lead.phone.replaceAll(/\D/g, "")}`}
        icon="whatsapp"
        className={side}
        label={t("whatsappNumber", { phone: shown })}
        away
      >
        {t("whatsapp")}
      </Way>
    </div>
  );
}

interface WayProps {
  href: string;
  icon: IconName;
  className: string;
  label: string;
  /** True for another site, which opens in a new tab. */
  away?: boolean;
  children: string;
}

function Way({ href, icon, className, label, away = false, children }: WayProps) {
  const beside = away ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a href={href} aria-label={label} className={className} {...beside}>
      <Icon name={icon} small />
      {children}
    </a>
  );
}
