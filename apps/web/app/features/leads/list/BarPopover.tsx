import { Popover } from "radix-ui";
import { type ReactNode, useState } from "react";
import { useKeys } from "../../../agent/useKeys.ts";
import { button } from "../../../components/button.ts";
import { Icon, type IconName } from "../../../components/Icon.tsx";

interface BarPopoverProps {
  icon: IconName;
  label: string;
  /** Width and padding of the panel. */
  className: string;
  /** A single key that opens it. */
  shortcut?: string;
  children: ReactNode;
}

/** A button above the list that opens a panel below it. */
export function BarPopover({ icon, label, className, shortcut, children }: BarPopoverProps) {
  const [open, setOpen] = useState(false);
  useKeys(shortcut ? { [shortcut]: () => setOpen(true) } : {});
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={button("line", "small")}>
        <Icon name={icon} small />
        {label}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={16}
          aria-label={label}
          className={`z-30 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-l border border-line bg-card shadow-2 data-[state=open]:animate-rise ${className}`}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
