import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Card } from "../../../../components/Card.tsx";
import { Icon } from "../../../../components/Icon.tsx";
import { PartFailed } from "../../../../components/states/PartFailed.tsx";
import { useUndoable } from "../../useLeadChanges.ts";

interface OwnItemsProps<Item> {
  title: string;
  /** The call that lists them. */
  path: string;
  /** The form that adds one. */
  form: ReactNode;
  children(item: Item): ReactNode;
}

/** What the agent wrote about a lead: a form that adds to it, and the list. */
export function OwnItems<Item extends { id: string }>({ title, path, form, children }: OwnItemsProps<Item>) {
  const list = useQuery<Item[]>({ queryKey: [path] });
  const items = list.data;
  return (
    <Card title={title}>
      {form}
      <PartFailed name={title} of={[list]} />
      {items && items.length > 0 && <ul className="mt-3 divide-y divide-line">{items.map(children)}</ul>}
    </Card>
  );
}

interface EraseButtonProps {
  label: string;
  /** What the toast says afterward. */
  done: string;
  path: string;
  id: string;
  /** The request body that adds it again. */
  again: unknown;
}

/** Erases one of them, with an undo. */
export function EraseButton({ label, done, path, id, again }: EraseButtonProps) {
  const command = useUndoable();
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void command(["DELETE", `${path}/${id}`], { done, undo: ["POST", path, again] })}
      className="touch grid size-8 flex-none place-items-center rounded-s text-muted hover:bg-fill hover:text-ink max-phone:size-11"
    >
      <Icon name="trash" small />
    </button>
  );
}
