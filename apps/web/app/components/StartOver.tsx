import { Icon } from "./Icon.tsx";

/** Below a chat that is only tried out: empties it. */
export function StartOver({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start text-base font-semibold underline underline-offset-4 phone:min-h-8"
    >
      <Icon name="undo" small />
      {label}
    </button>
  );
}
