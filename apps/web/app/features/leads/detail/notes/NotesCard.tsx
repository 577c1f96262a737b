import type { LeadNote } from "@llave/contract/leads/leadChanges";
import type { FormEvent } from "react";
import { button } from "../../../../components/button.ts";
import { useNow } from "../../../../components/hooks/useNow.ts";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { useUnsavedText } from "../../../../session/unsaved/useUnsaved.ts";
import { elapsedText } from "../../../../wording/elapsed.ts";
import { useLeadCommand } from "../../useLeadChanges.ts";
import { catalogs } from "../texts/catalogs.ts";
import { EraseButton, OwnItems } from "./OwnItems.tsx";

/** The agent's own notes; renters never see them and the assistant doesn't read them. */
export function NotesCard({ leadId }: { leadId: string }) {
  const t = useTexts(catalogs);
  const path = `/api/leads/${leadId}/notes`;
  return (
    <OwnItems<LeadNote> title={t("notes.title")} path={path} form={<NewNote path={path} />}>
      {(note) => <Note key={note.id} note={note} path={path} />}
    </OwnItems>
  );
}

function NewNote({ path }: { path: string }) {
  const t = useTexts(catalogs);
  const command = useLeadCommand();
  const [text, setText] = useUnsavedText(path);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "" && (await command("POST", path, { text }))) setText("");
  };
  return (
    <form onSubmit={save} className="mt-2.5 grid gap-2">
      <textarea
        aria-label={t("notes.new")}
        placeholder={t("notes.placeholder")}
        rows={2}
        maxLength={5_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="w-full rounded-[10px] border border-field bg-card px-3 py-2 text-lg phone:text-base"
      />
      {text.trim() !== "" && (
        <button type="submit" className={`${button("navy", "small")} justify-self-start`}>
          {t("notes.add")}
        </button>
      )}
    </form>
  );
}

function Note({ note, path }: { note: LeadNote; path: string }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <li className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{note.text}</p>
        <time dateTime={note.createdAt} className="text-sm text-muted">
          {elapsedText(note.createdAt, useNow(), language)}
        </time>
      </div>
      <EraseButton
        label={t("notes.delete")}
        done={t("notes.deleted")}
        path={path}
        id={note.id}
        again={{ text: note.text }}
      />
    </li>
  );
}
