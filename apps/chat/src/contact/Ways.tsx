import type { AgentContact } from "@llave/contract/chat/homes";
import { dateFormat } from "@llave/contract/text/dateText";
import { copyText } from "@llave/ui/copyText";
import { formatDate, marketTimeZone } from "@llave/ui/translate";
import { useState } from "react";
import { Glyph, type GlyphName } from "../icons/Glyph.tsx";
import { injectStyles } from "../styles/injectStyles.ts";
import { type Texts, useTexts } from "../texts/texts.ts";
import css from "./contact.css?inline";
import { contactHoursLabel } from "./contactHoursLabel.ts";
import { contactLinks } from "./links.ts";

injectStyles(css);

const icons: Record<string, GlyphName> = { call: "phone", text: "chat", whatsapp: "whatsapp", email: "mail" };

/** The ways to reach the agent that the agent allows, and the hours for calls. */
export function Ways({ contact }: { contact: AgentContact }) {
  const texts = useTexts();
  const { t, language } = texts;
  const now = new Date();
  const { open, today } = opening(contact.hours, now);
  return (
    <>
      {contact.call && (
        <p className={open ? "hours-note open" : "hours-note"}>
          {t(open ? "answersNow" : today ? "answersFrom" : "answersNotToday", {
            from: formatHour(contact.hours.from, texts),
            to: formatHour(contact.hours.to, texts),
            now: formatDate(language, now, { timeStyle: "short" }),
          })}
        </p>
      )}
      <ul className="ways">
        {contactLinks(contact).map(({ way, href, value }) => {
          const time = contactHoursLabel(way, contact.hours, open);
          return (
            <li key={way}>
              <a href={href} {...(way === "whatsapp" && { target: "_blank", rel: "noopener noreferrer" })}>
                <Glyph name={icons[way] ?? "chat"} />
                <span>
                  <b>{t(`way_${way}`)}</b>
                  <small>{value}</small>
                </span>
                {way !== "email" && <em>{t(time.key, { hour: formatHour(time.hour, texts) })}</em>}
              </a>
              {way === "email" && <CopyButton text={value} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const { t } = useTexts();
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(text));
  return (
    <button type="button" className="plain" aria-label={t("copyEmail")} onClick={copy}>
      <Glyph name={copied ? "check" : "copy"} />
      <span className="hidden" role="status">
        {copied && t("copied")}
      </span>
    </button>
  );
}

/** "9 AM": a whole hour of the day. */
function formatHour(hour: number, { language }: Texts): string {
  return formatDate(language, new Date(Date.UTC(2000, 0, 1, hour)), { timeZone: "UTC", hour: "numeric" });
}

/** Whether calls are answered now, and whether they are at all today. */
function opening({ from, to, days }: AgentContact["hours"], now: Date): { open: boolean; today: boolean } {
  const parts = dateFormat("en-US", {
    timeZone: marketTimeZone,
    weekday: "short",
    hour: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const weekday = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].indexOf(of("weekday"));
  const hour = Number(of("hour"));
  const today = days.includes(weekday);
  return { today, open: today && hour >= from && hour < to };
}
