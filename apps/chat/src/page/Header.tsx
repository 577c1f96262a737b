import type { ReactNode } from "react";
import { Avatar } from "../agent/Avatar.tsx";
import { licenseName } from "../agent/licenseNote.ts";
import { Icon } from "../icons/Icon.tsx";
import { useTexts } from "../texts/texts.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

interface Props {
  name: string;
  photo: string | null;
  brokerage: string;
  licensed: boolean;
  licenseMatchedOn: string | null;
  status: "connecting" | "connected" | "offline";
  /** The button to reach the agent, if there is a way. */
  children: ReactNode;
}

/** Whose chat it is (with the brokerage beside the name, as advertising rules require) and whether it is connected. */
export function Header({ name, photo, brokerage, licensed, licenseMatchedOn, status, children }: Props) {
  const { t } = useTexts();
  return (
    <div className="bar">
      <Avatar name={name} photo={photo} />
      <div className="identity">
        <h1>
          {t("titleShort")}
          <span className="wide">{t("title").slice(t("titleShort").length)}</span>
        </h1>
        <p dir="auto" className="agent-name">
          {name}
          {licensed && (
            <>
              <Icon name="shield" />
              <span className="hidden">{t(licenseName(licenseMatchedOn))}</span>
            </>
          )}
          {brokerage && <span className="wide">{brokerage}</span>}
        </p>
        <p className="facts">
          {brokerage && (
            <span className="narrow" dir="auto">
              {brokerage} ·
            </span>
          )}
          <span className={`status ${status}`} role="status">
            <span>{t(status)}</span>
          </span>
        </p>
      </div>
      {children}
      <LanguageSwitch />
    </div>
  );
}
