import type { AgentContact } from "@llave/contract/chat/homes";
import type { ReactNode } from "react";
import { Avatar } from "../agent/Avatar.tsx";
import { LicenseBadge } from "../agent/LicenseBadge.tsx";
import { licenseNote } from "../agent/licenseNote.ts";
import { contactLinks } from "../contact/links.ts";
import { useTexts } from "../texts/texts.ts";

interface Props {
  name: string;
  photo: string | null;
  brokerage: string;
  licensed: boolean;
  licenseMatchedOn: string | null;
  calledName: string;
  contact: AgentContact | null;
  children: ReactNode;
}

/** The agent beside the chat on wide screens, above the city in the agent's color. */
export function AgentAside(props: Props) {
  const { name, photo, brokerage, licensed, licenseMatchedOn, calledName, contact, children } = props;
  const texts = useTexts();
  const { t } = texts;
  return (
    <aside className="side" aria-label={name}>
      <div className="side-in">
        <Avatar name={name} photo={photo} />
        <h2 dir="auto">{name}</h2>
        <p>{t("title")}</p>
        {brokerage && <p dir="auto">{brokerage}</p>}
        {licensed && (
          <>
            <LicenseBadge matchedOn={licenseMatchedOn} />
            <p className="license-why">{licenseNote(licenseMatchedOn, calledName, texts)}</p>
          </>
        )}
        {contact && (
          <p className="reach-links">
            {contactLinks(contact).map(({ way, href }) => (
              <a
                key={way}
                className="button"
                href={href}
                {...(way === "whatsapp" && { target: "_blank", rel: "noopener" })}
              >
                {t(`way_${way}`)}
              </a>
            ))}
          </p>
        )}
        {children}
      </div>
      <svg className="city" aria-hidden="true">
        <use href="#city" />
      </svg>
    </aside>
  );
}
