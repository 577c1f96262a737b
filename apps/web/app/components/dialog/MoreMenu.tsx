import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Icon } from "../Icon.tsx";
import { MenuPortal } from "./MenuPortal.tsx";

/** How an item of the menu looks. */
export const moreMenuItem =
  "flex h-11 items-center gap-3 rounded-s px-3 text-base font-medium outline-none select-none data-highlighted:bg-fill phone:h-9";

/** Three dots that open a menu of less common actions; its items are radix's, styled by {@link moreMenuItem}. */
export function MoreMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={label}
        className="grid size-11 flex-none place-items-center rounded-s hover:bg-fill phone:size-9"
      >
        <Icon name="more" className="stroke-[2.6] text-ink-2" />
      </DropdownMenu.Trigger>
      <MenuPortal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-30 min-w-52 rounded-m border border-line bg-card p-1.5 shadow-2 data-[state=open]:animate-rise"
        >
          {children}
        </DropdownMenu.Content>
      </MenuPortal>
    </DropdownMenu.Root>
  );
}
