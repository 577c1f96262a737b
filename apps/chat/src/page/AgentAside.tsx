import type { ReactNode } from "react";
import { useTexts } from "../texts/texts.ts";
import { Avatar } from "./Avatar.tsx";
import { LicenceBadge } from "./LicenceBadge.tsx";

interface Props {
  name: string;
  photo: string | null;
  brokerage: string;
  licensed: boolean;
  children: ReactNode;
}

/** The agent beside the chat on wide screens, above the city in the agent's own colour. */
export function AgentAside({ name, photo, brokerage, licensed, children }: Props) {
  const { t } = useTexts();
  return (
    <aside className="side" aria-label={name}>
      <div className="side-in">
        <Avatar name={name} photo={photo} />
        <h2 dir="auto">{name}</h2>
        <p>{t("title")}</p>
        {brokerage && <p dir="auto">{brokerage}</p>}
        {licensed && <LicenceBadge />}
        {children}
      </div>
      <svg className="city" aria-hidden="true">
        <use href="#city" />
      </svg>
    </aside>
  );
}
