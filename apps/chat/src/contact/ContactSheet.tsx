import type { AgentContact } from "@llave/contract/chat/homes";
import { useEffect, useRef } from "react";
import { Avatar } from "../agent/Avatar.tsx";
import { licenseName, licenseNote } from "../agent/licenseNote.ts";
import { Glyph } from "../icons/Glyph.tsx";
import sheet from "../search/searchSheet.css?inline";
import { injectStyles } from "../styles/injectStyles.ts";
import { useTexts } from "../texts/texts.ts";
import { Ways } from "./Ways.tsx";

injectStyles(sheet);

interface Props {
  contact: AgentContact;
  name: string;
  calledName: string;
  photo: string | null;
  brokerage: string;
  licensed: boolean;
  licenseMatchedOn: string | null;
  close: () => void;
}

/** How to reach the agent in person: the ways the agent allows and the hours for calls. */
export function ContactSheet(props: Props) {
  const { contact, name, calledName, photo, brokerage, licensed, licenseMatchedOn, close } = props;
  const texts = useTexts();
  const { t } = texts;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const leave = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same for a keyboard
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby="contact-title"
      onClose={close}
      onClick={(event) => event.target === dialog.current && leave()}
    >
      <div className="sheet-in">
        <div className="contact-head">
          <Avatar name={name} photo={photo} />
          <div>
            <h2 id="contact-title">{t("reach", { agent: calledName })}</h2>
            <p>{name}</p>
            {brokerage && <p>{brokerage}</p>}
          </div>
        </div>
        <button type="button" className="plain sheet-close" aria-label={t("close")} onClick={leave}>
          <Glyph name="close" />
        </button>
        <Ways contact={contact} />
        {licensed && (
          <p className="license-note">
            <Glyph name="shield" />
            <span>
              <b>{t(licenseName(licenseMatchedOn))}.</b> {licenseNote(licenseMatchedOn, calledName, texts)}
            </span>
          </p>
        )}
      </div>
    </dialog>
  );
}
