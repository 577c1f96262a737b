import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { request } from "../../data/request.ts";
import { type FailedCall, useAction } from "../../session/useAction.ts";
import { useAnnounceSaved } from "./saved.tsx";
import { useSettingsTexts } from "./useTexts.ts";

interface Options<Values, Saved> {
  /** PATCH sends what changes, PUT everything. */
  method: "PATCH" | "PUT";
  path: string;
  /** The values as stored. */
  stored: Values;
  /** The values in the server's response, if it isn't just the values. */
  read?: (saved: Saved) => Values;
  /** What else follows a change. */
  keep?: () => unknown;
}

/**
 * Saves each change on its own, in the order in which they were made, and offers to take it back. A text that the server
 * refuses stays in its field; a choice goes back to what is stored. Both say why.
 */
export function useAutosave<Values extends object, Saved = Values>(options: Options<Values, Saved>) {
  type Field = keyof Values & string;
  const { stored } = options;
  const t = useSettingsTexts();
  const announce = useAnnounceSaved();
  const { typed, errors, type, drop, settle, refuse } = useTyped<Values>();
  const store = useStore(options);

  /** @param told what the saved change is called: "Tone saved" */
  async function send(change: Partial<Values>, told: string, undone = false): Promise<boolean> {
    const fields = Object.keys(change) as Field[];
    const { before, failure } = await store(change);
    if (failure) {
      const why = failure.error ?? t("refused.fallback");
      refuse({ ...Object.fromEntries(fields.map((field) => [field, why])), ...failure.fields });
    }
    if (!before) return false;
    settle(change);
    const previous = Object.fromEntries(fields.map((field) => [field, before[field]])) as Partial<Values>;
    announce(undone ? { text: t("undone") } : { text: told, undo: () => void send(previous, told, true) });
    return true;
  }

  return {
    /** The stored values with the text typed since. */
    values: { ...stored, ...typed },
    errors,
    /** Holds a text until its field is left. */
    type,
    /** Saves a typed text when its field is left; nothing if it's as stored. */
    leave(field: Field, told: string): void {
      const value = typed[field];
      if (value === undefined) return;
      if (same(value, stored[field])) drop([field]);
      else void send({ [field]: value } as Partial<Values>, told);
    },
    /** Saves a choice immediately. */
    async choose(change: Partial<Values>, told: string): Promise<void> {
      type(change);
      if (!(await send(change, told))) drop(Object.keys(change), { keepErrors: true });
    },
  };
}

/** Typed or chosen values that aren't stored yet, and why not. */
function useTyped<Values extends object>() {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  return {
    typed,
    errors,
    type: (change: Partial<Values>) => setTyped((all) => ({ ...all, ...change })),
    drop(fields: readonly string[], { keepErrors = false } = {}): void {
      setTyped((all) => without(all, fields));
      if (!keepErrors) setErrors((all) => without(all, fields));
    },
    /** After a change was stored: text typed in the meantime waits for the next save. */
    settle(change: Partial<Values>): void {
      const fields = Object.keys(change) as (keyof Values & string)[];
      setTyped((all) =>
        without(
          all,
          fields.filter((field) => same(all[field], change[field])),
        ),
      );
      setErrors((all) => without(all, fields));
    },
    refuse: (why: Record<string, string>) => setErrors((all) => ({ ...all, ...why })),
  };
}

interface Outcome<Values> {
  /** The values before; undefined if nothing was stored. */
  before?: Values;
  failure?: FailedCall;
}

/** Sends changes to the server, one after another. */
function useStore<Values extends object, Saved>({ method, path, stored, read, keep }: Options<Values, Saved>) {
  const client = useQueryClient();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(stored);
  const failure = useRef<FailedCall | undefined>(undefined);
  // The page may have fetched newer values.
  useEffect(() => {
    latest.current = stored;
  }, [stored]);
  const { run } = useAction((refused) => {
    failure.current = refused;
  });
  return (change: Partial<Values>): Promise<Outcome<Values>> => {
    const next = queue.current.then(async (): Promise<Outcome<Values>> => {
      const before = latest.current;
      failure.current = undefined;
      const stores = await run(async () => {
        const body = method === "PUT" ? { ...before, ...change } : change;
        const saved = await (await request(method, path, body)).json();
        client.setQueryData([path], saved);
        latest.current = read ? read(saved) : saved;
        await keep?.();
      });
      if (stores) return { before };
      return failure.current ? { failure: failure.current } : {};
    });
    queue.current = next;
    return next;
  };
}

function without<Kept extends object>(all: Kept, fields: readonly string[]): Kept {
  return Object.fromEntries(Object.entries(all).filter(([field]) => !fields.includes(field))) as Kept;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
