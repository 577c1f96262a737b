import { type ReactNode, useId, useState } from "react";
import { goAlongTabs } from "./tabKeys.ts";

interface Panel {
  key: string;
  label: string;
  /** True if something in it needs the agent. */
  marked?: boolean;
  /** True if it is hidden instead of removed, so that unsent text stays. */
  kept?: boolean;
  content: ReactNode;
}

/** Panels side by side on a wide screen, one at a time on a narrow one, with a row of tabs. */
export function Panels({ label, panels }: { label: string; panels: readonly Panel[] }) {
  const id = useId();
  const [open, setOpen] = useState(panels[0]?.key);
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={goAlongTabs}
        className="mt-3 flex rounded-[10px] bg-fill-2 p-0.5"
      >
        {panels.map(({ key, label: name, marked }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            tabIndex={key === open ? 0 : -1}
            aria-selected={key === open}
            aria-controls={`${id}-${key}`}
            onClick={() => setOpen(key)}
            className="relative h-11 flex-1 rounded-[8px] px-2 text-sm font-semibold text-ink-2 aria-selected:bg-card aria-selected:text-ink aria-selected:shadow-1"
          >
            {name}
            {marked && <span className="ml-1.5 inline-block size-[7px] rounded-full bg-orange-dot" />}
          </button>
        ))}
      </div>
      {panels.map(({ key, kept, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={key !== open}
          className="mt-3"
        >
          {(key === open || kept) && content}
        </div>
      ))}
    </>
  );
}
