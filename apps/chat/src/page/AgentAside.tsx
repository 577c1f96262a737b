import type { AgentContact } from "@llave/contract/homes";
import type { ReactNode } from "react";
import { contactLinks } from "../contact/links.ts";
import { useTexts } from "../texts/texts.ts";
import { Avatar } from "./Avatar.tsx";
import { LicenseBadge } from "./LicenseBadge.tsx";

interface Props {
  name: string;
  photo: string | null;
  brokerage: string;
  licensed: boolean;
  contact: AgentContact | null;
  children: ReactNode;
}

/** The agent beside the chat on wide screens, above the city in the agent's color. */
export function AgentAside({ name, photo, brokerage, licensed, contact, children }: Props) {
  const { t } = useTexts();
  return (
    <aside className="side" aria-label={name}>
      <div className="side-in">
        <Avatar name={name} photo={photo} />
        <h2 dir="auto">{name}</h2>
        <p>{t("title")}</p>
        {brokerage && <p dir="auto">{brokerage}</p>}
        {licensed && <LicenseBadge />}
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
