import type { Lead } from "@llave/contract/leads/leads";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useState } from "react";
import { MenuPortal } from "../../../components/dialog/MenuPortal.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { stages } from "../filter.ts";
import { StagePips } from "../StagePips.tsx";
import { catalogs } from "../texts/catalogs.ts";

interface StageMenuProps {
  label: string;
  /** The present stage; undefined for several leads. */
  stage?: Lead["stage"];
  /** A stage that can't be chosen here, and why not. */
  without?: { stage: Lead["stage"]; because: string } | undefined;
  className: string;
  onChoose(stage: Lead["stage"]): void;
  children: ReactNode;
}

/** Chooses a stage in place; the number keys choose too. */
export function StageMenu({ label, stage, without, className, onChoose, children }: StageMenuProps) {
  const t = useTexts(catalogs);
  const [open, setOpen] = useState(false);
  const choose = (name: Lead["stage"]) => {
    if (name === without?.stage) return;
    setOpen(false);
    onChoose(name);
  };
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        aria-label={label}
        // A press by a program, such as the key S, has no pointer.
        onClick={({ detail }) => detail === 0 && setOpen(true)}
        className={className}
      >
        {children}
      </DropdownMenu.Trigger>
      <MenuPortal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={16}
          onKeyDown={(event) => {
            const name = stages[Number(event.key) - 1];
            if (name) choose(name);
          }}
          className="z-40 min-w-52 rounded-m border border-line bg-card p-1.5 text-ink shadow-2 data-[state=open]:animate-rise"
        >
          {stages.map((name, index) => (
            <DropdownMenu.CheckboxItem
              key={name}
              checked={name === stage}
              disabled={name === without?.stage}
              onSelect={() => choose(name)}
              className={`flex h-11 items-center gap-3 rounded-s px-2.5 outline-none select-none data-disabled:text-muted data-highlighted:bg-fill phone:h-9 ${name === "lost" ? "mt-1 border-t border-line text-danger" : ""}`}
            >
              <span className="flex-1">{name === "lost" ? t("stage.lostWithReason") : <StagePips stage={name} />}</span>
              {name === without?.stage && <span className="text-sm">{without.because}</span>}
              {name === stage ? (
                <Icon name="check" small className="text-mint-ink" />
              ) : (
                <kbd className="grid h-5 min-w-5 place-items-center rounded-xs border border-line-2 font-body text-2xs font-semibold text-muted max-phone:hidden">
                  {index + 1}
                </kbd>
              )}
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </MenuPortal>
    </DropdownMenu.Root>
  );
}
