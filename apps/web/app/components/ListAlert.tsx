import { button } from "./button.ts";
import { Icon } from "./Icon.tsx";

/** A list or card that could not be loaded: what happened and the way to try again. */
export function ListAlert(props: { title: string; text: string; retry: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-start gap-x-2.5 gap-y-3 rounded-m border border-danger-line bg-danger-wash px-3.5 py-3"
    >
      <Icon name="alert" className="mt-px text-danger" />
      <div className="min-w-52 flex-1">
        <b className="block font-semibold text-danger">{props.title}</b>
        <p className="text-ink-2">{props.text}</p>
      </div>
      <button type="button" className={button("line", "small")} onClick={props.onRetry}>
        <Icon name="undo" small />
        {props.retry}
      </button>
    </div>
  );
}
