import { button } from "../button.ts";
import { Icon } from "../Icon.tsx";

interface ListAlertProps {
  title: string;
  text?: string;
  retry: string;
  onRetry: () => void;
}

/** A list or card that couldn't be loaded: what happened and a retry button. */
export function ListAlert({ title, text, retry, onRetry }: ListAlertProps) {
  return (
    <div
      role="alert"
      className={`flex flex-wrap ${text ? "items-start" : "items-center"} gap-x-2.5 gap-y-3 rounded-m border border-danger-line bg-danger-wash px-3.5 py-3`}
    >
      <Icon name="alert" className="mt-px text-danger" />
      <div className="min-w-52 flex-1">
        <b className="block font-semibold text-danger">{title}</b>
        {text && <p className="text-ink-2">{text}</p>}
      </div>
      <button type="button" className={button("line", "small")} onClick={onRetry}>
        <Icon name="undo" small />
        {retry}
      </button>
    </div>
  );
}
