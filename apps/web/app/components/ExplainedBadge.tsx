import { Tooltip } from "radix-ui";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "./Icon.tsx";

/** Specification, section 9. Milliseconds. */
const tooltipDelayMs = 700;
const tooltipSkipDelayMs = 300;

/** Wraps all badges of a page: once one is explained, its neighbors show their explanation sooner. */
export function ExplainedBadges({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipDelayMs}>
      {children}
    </Tooltip.Provider>
  );
}

/** How many explanations are open, and when the last one closed. */
let openNow = 0;
let lastClosed = Number.NEGATIVE_INFINITY;

/** Whether an explanation is open here, or was a moment ago. */
function neighborIsExplained(): boolean {
  return openNow > 0 || performance.now() - lastClosed < tooltipSkipDelayMs;
}

interface ExplainedBadgeProps {
  label: string;
  /** The badge's explanation. */
  explanation: string;
  side: "top" | "bottom";
}

/** A badge with a shield. Its explanation opens beside it on hover, focus or tap. */
export function ExplainedBadge({ label, explanation, side }: ExplainedBadgeProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    openNow += 1;
    return () => {
      openNow -= 1;
      lastClosed = performance.now();
    };
  }, [open]);
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger
        type="button"
        onPointerEnter={({ pointerType }) => {
          // Radix waits while the pointer may be moving into the open explanation.
          if (pointerType === "touch" || open || !neighborIsExplained()) return;
          document.dispatchEvent(new CustomEvent("tooltip.open"));
          setOpen(true);
        }}
        onClick={(event) => {
          // Radix closes on a press; here a press opens, since touch has nothing else.
          event.preventDefault();
          setOpen(true);
        }}
        className="inline-flex min-h-8 cursor-help items-center gap-1.5 rounded-s bg-mint px-2.5 text-sm font-semibold text-mint-ink max-phone:min-h-11"
      >
        <Icon name="shield" small />
        {label}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          side={side}
          sideOffset={6}
          collisionPadding={16}
          className="z-40 max-w-[300px] rounded-m bg-ink px-3.5 py-2.5 text-sm text-on-night shadow-2 data-[state=delayed-open]:animate-rise"
        >
          {explanation}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
