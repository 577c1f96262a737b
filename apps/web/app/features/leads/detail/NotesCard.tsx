import type { LeadNote } from "@llave/contract/leadChanges";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { button } from "../../../components/button.ts";
import { Card } from "../../../components/Card.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useNow } from "../../../components/useNow.ts";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { elapsedText } from "../../../wording/elapsed.ts";
import { useLeadCommand, useUndoable } from "../useLeadChanges.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogs = { en, es };

/** The agent's own notes; renters never see them and the assistant doesn't read them. */
export function NotesCard({ leadId }: { leadId: string }) {
  const t = useTexts(catalogs);
  const path = `/api/leads/${leadId}/notes`;
  const { data: notes } = useQuery<LeadNote[]>({ queryKey: [path] });
  return (
    <Card title={t("notes.title")}>
      <NewNote path={path} />
      {notes && notes.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {notes.map((note) => (
            <Note key={note.id} note={note} path={path} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function NewNote({ path }: { path: string }) {
  const t = useTexts(catalogs);
  const command = useLeadCommand();
  const [text, setText] = useState("");
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
  const command = useUndoable();
  const erase = () =>
    command(["DELETE", `${path}/${note.id}`], {
      done: t("notes.deleted"),
      undo: ["POST", path, { text: note.text }],
    });
  return (
    <li className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{note.text}</p>
        <time dateTime={note.createdAt} className="text-sm text-muted">
          {elapsedText(note.createdAt, useNow(), language)}
        </time>
      </div>
      <button
        type="button"
        aria-label={t("notes.delete")}
        onClick={() => void erase()}
        className="touch grid size-8 flex-none place-items-center rounded-s text-muted hover:bg-fill hover:text-ink max-phone:size-11"
      >
        <Icon name="trash" small />
      </button>
    </li>
  );
}
