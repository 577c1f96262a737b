import { ownTextLimits, type SavedReply, type SavedReplyRequest } from "@llave/contract/agent/ownTexts";
import { useState } from "react";
import { savedRepliesPath, useSavedReplies } from "../../../agent/ownTexts.ts";
import { button } from "../../../components/button.ts";
import { Field } from "../../../components/form/Field.tsx";
import { useAskedToCreate } from "../../../components/hooks/useAskedToCreate.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { SettingsSection } from "../SettingsSection.tsx";
import { BilingualField, OwnTextDialog } from "./OwnTextDialog.tsx";
import { OwnTextList, OwnTextRow } from "./OwnTextList.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { useOwnTexts } from "./useOwnTexts.ts";

const nothing: SavedReplyRequest = { shortcut: "", text: { en: "", es: "" } };
const bodyOf = ({ shortcut, text }: SavedReply): SavedReplyRequest => ({ shortcut, text });

/** Texts to insert while writing to a renter. */
export function RepliesSection() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const query = useSavedReplies();
  const { remove } = useOwnTexts<SavedReply>(savedRepliesPath, "reply", bodyOf);
  const [open, setOpen] = useState<SavedReply | "new" | null>(null);
  useAskedToCreate("reply", () => setOpen("new"));
  return (
    <SettingsSection
      title={t("replies")}
      text={t("replies.text")}
      action={
        <button type="button" className={button("line", "medium")} onClick={() => setOpen("new")}>
          <Icon name="plus" small />
          {t("replies.add")}
        </button>
      }
    >
      <OwnTextList query={query} none={{ title: t("replies.none"), text: t("replies.none.text") }}>
        {(item) => (
          <OwnTextRow
            title={`/${item.shortcut}`}
            text={item.text[language] || item.text.en || item.text.es}
            end={item.text.en && item.text.es ? t("both") : t("only", { language: t(item.text.en ? "en" : "es") })}
            removeLabel={t("replies.remove", { shortcut: item.shortcut })}
            onOpen={() => setOpen(item)}
            onRemove={() => void remove(item)}
          />
        )}
      </OwnTextList>
      {open && <ReplyDialog item={open === "new" ? null : open} onClose={() => setOpen(null)} />}
    </SettingsSection>
  );
}

function ReplyDialog({ item, onClose }: { item: SavedReply | null; onClose: () => void }) {
  const t = useTexts(catalogs);
  const [entered, setEntered] = useState(item ? bodyOf(item) : nothing);
  const { busy, errors, save } = useOwnTexts<SavedReply>(savedRepliesPath, "reply", bodyOf);
  const send = async () => {
    if (await save(entered, item)) onClose();
  };
  return (
    <OwnTextDialog
      title={t(item ? "replies.change" : "replies.new")}
      busy={busy}
      error={errors[""]}
      onClose={onClose}
      onSave={() => void send()}
    >
      <Field label={t("shortcut")} hint={t("shortcut.hint")} error={errors.shortcut}>
        {(control) => (
          <input
            {...control}
            value={entered.shortcut}
            maxLength={ownTextLimits.shortcut}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setEntered({ ...entered, shortcut: event.target.value.replace(/^\//, "") })}
          />
        )}
      </Field>
      <BilingualField
        name="text"
        value={entered.text}
        max={ownTextLimits.reply}
        errors={errors}
        onChange={(text) => setEntered({ ...entered, text })}
      />
      <p className="text-sm text-muted">
        {t("variables", { name: "{name}", home: "{home}" })} {t("oneIsEnough")}
      </p>
    </OwnTextDialog>
  );
}
