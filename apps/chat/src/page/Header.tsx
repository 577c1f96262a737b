import { useTexts } from "../texts/texts.ts";
import { Avatar } from "./Avatar.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { LicenceBadge } from "./LicenceBadge.tsx";

interface Props {
  name: string;
  photo: string | null;
  brokerage: string;
  licensed: boolean;
  status: "connecting" | "connected" | "offline";
}

/** Who is behind the chat (the brokerage beside the name, as advertising rules ask) and whether it is connected. */
export function Header({ name, photo, brokerage, licensed, status }: Props) {
  const { t } = useTexts();
  return (
    <div className="bar">
      <Avatar name={name} photo={photo} />
      <div className="identity">
        <h1>{t("title")}</h1>
        <p dir="auto">{brokerage ? t("byline", { agent: name, brokerage }) : name}</p>
        <p className="facts">
          <span className={`status ${status}`} role="status">
            {t(status)}
          </span>
          {licensed && <LicenceBadge />}
        </p>
      </div>
      <LanguageSwitch />
    </div>
  );
}
