import type { PropertyStatus } from "@llave/contract/properties";
import { DropdownMenu } from "radix-ui";
import { Icon } from "../../../components/Icon.tsx";
import { MenuPortal } from "../../../components/MenuPortal.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";

const catalogues = { en, es };
const statuses = ["pending", "off_market", "draft"] as const;

/** The less common statuses. */
export function MoreStatuses({
  status,
  onChoose,
}: {
  status: PropertyStatus;
  onChoose: (status: PropertyStatus) => void;
}) {
  const t = useTexts(catalogues);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={t("publish.more")}
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
          {statuses
            .filter((next) => next !== status)
            .map((next) => (
              <DropdownMenu.Item
                key={next}
                onSelect={() => onChoose(next)}
                className="flex h-11 items-center rounded-s px-3 text-base font-medium outline-none select-none data-highlighted:bg-fill phone:h-9"
              >
                {t(`publish.to.${next}`)}
              </DropdownMenu.Item>
            ))}
        </DropdownMenu.Content>
      </MenuPortal>
    </DropdownMenu.Root>
  );
}
