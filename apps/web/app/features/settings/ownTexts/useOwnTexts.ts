import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../../data/request.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { useAction } from "../../../session/useAction.ts";
import { useAnnounceSaved } from "../saved.tsx";
import { catalogs } from "./texts/catalogs.ts";

type Kind = "answer" | "reply";

/**
 * Saving and deleting the texts of one kind. Both can be taken back from the title row.
 * @param path the list's address; an item's is below it
 */
export function useOwnTexts<Item extends { id: string }>(path: string, kind: Kind, bodyOf: (item: Item) => object) {
  const t = useTexts(catalogs);
  const client = useQueryClient();
  const announce = useAnnounceSaved();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, run } = useAction(({ error, fields }) => setErrors({ "": error ?? t("failed"), ...fields }));

  const call = (work: () => Promise<void>): Promise<boolean> =>
    run(async () => {
      await work();
      await client.invalidateQueries({ queryKey: [path] });
    });

  const undo = (work: () => Promise<unknown>) => () =>
    void call(async () => {
      await work();
      announce({ text: t("undone") });
    });

  return {
    busy,
    errors,
    /** Saves a changed or new item; true once it's saved. */
    save(body: object, before: Item | null): Promise<boolean> {
      setErrors({});
      return call(async () => {
        const answer = await request(before ? "PUT" : "POST", before ? `${path}/${before.id}` : path, body);
        const { id }: Item = await answer.json();
        const back = before
          ? () => request("PUT", `${path}/${id}`, bodyOf(before))
          : () => request("DELETE", `${path}/${id}`);
        announce({ text: t(`saved.${kind}`), undo: undo(back) });
      });
    },
    remove(item: Item): Promise<boolean> {
      setErrors({});
      return call(async () => {
        await request("DELETE", `${path}/${item.id}`);
        announce({ text: t(`removed.${kind}`), undo: undo(() => request("POST", path, bodyOf(item))) });
      });
    },
  };
}
