import type { LeadTodo } from "@llave/contract/leads/leads";
import { type FormEvent, useEffect, useState } from "react";
import { button } from "../../../../components/button.ts";
import { useNow } from "../../../../components/hooks/useNow.ts";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { useUnsavedText } from "../../../../session/unsaved/useUnsaved.ts";
import { marketDay } from "../../../../wording/elapsed.ts";
import { dayText } from "../../../../wording/slots.ts";
import { useLeadCommand } from "../../useLeadChanges.ts";
import { catalogs } from "../texts/catalogs.ts";
import { EraseButton, OwnItems } from "./OwnItems.tsx";

const input = "h-11 min-w-0 rounded-[10px] border border-field bg-card px-3 text-lg phone:h-9 phone:text-base";

/** What the agent plans to do about a lead, the first that is due at the top. */
export function TodosCard({ leadId }: { leadId: string }) {
  const t = useTexts(catalogs);
  const path = `/api/leads/${leadId}/todos`;
  return (
    <OwnItems<LeadTodo> title={t("todos.title")} path={path} form={<NewTodo path={path} />}>
      {(todo) => <Todo key={todo.id} todo={todo} path={path} />}
    </OwnItems>
  );
}

function NewTodo({ path }: { path: string }) {
  const t = useTexts(catalogs);
  const command = useLeadCommand();
  const [text, setText] = useUnsavedText(path);
  const [dueOn, setDueOn] = useUnsavedText(`${path}/due`);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "" || !(await command("POST", path, { text, dueOn: dueOn || null }))) return;
    setText("");
    setDueOn("");
  };
  return (
    <form onSubmit={save} className="mt-2.5 grid gap-2">
      <input
        aria-label={t("todos.new")}
        placeholder={t("todos.placeholder")}
        maxLength={300}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={input}
      />
      {text.trim() !== "" && (
        <div className="flex gap-2">
          <input
            type="date"
            aria-label={t("todos.due")}
            value={dueOn}
            onChange={(event) => setDueOn(event.target.value)}
            className={`${input} flex-1`}
          />
          <button type="submit" className={button("navy", "medium")}>
            {t("todos.add")}
          </button>
        </div>
      )}
    </form>
  );
}

function Todo({ todo, path }: { todo: LeadTodo; path: string }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const command = useLeadCommand();
  // Checked right away; the list follows.
  const [pressed, setPressed] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has followed
  useEffect(() => setPressed(undefined), [todo.done]);
  const check = async (done: boolean) => {
    setPressed(done);
    if (!(await command("PATCH", `${path}/${todo.id}`, { done }))) setPressed(undefined);
  };
  const today = marketDay(useNow());
  const late = !todo.done && todo.dueOn !== null && todo.dueOn <= today;
  return (
    <li className="flex items-start gap-2 py-1">
      <label className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 max-phone:min-h-11">
        <input
          type="checkbox"
          checked={pressed ?? todo.done}
          onChange={(event) => void check(event.target.checked)}
          className="size-[18px] flex-none accent-ink"
        />
        <span className={`min-w-0 [overflow-wrap:anywhere] ${todo.done ? "text-muted line-through" : ""}`}>
          {todo.text}
          {todo.dueOn !== null && (
            <span className={`block text-sm ${late ? "font-semibold text-orange-ink" : "text-muted"}`}>
              {t("todos.dueOn", { day: dayText(todo.dueOn, language) })}
            </span>
          )}
        </span>
      </label>
      <EraseButton
        label={t("todos.delete", { text: todo.text })}
        done={t("todos.deleted")}
        path={path}
        id={todo.id}
        again={{ text: todo.text, dueOn: todo.dueOn }}
      />
    </li>
  );
}
