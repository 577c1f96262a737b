import type { CommunityAgent } from "@llave/contract/community";
import { Tooltip } from "radix-ui";
import { useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** The License-Verified Agent badge. What it rests on opens beside it: by pointing, by focus, or by a tap. */
export function LicenceBadge({ agent: { licence, sample } }: { agent: CommunityAgent }) {
  const t = useTexts(catalogues);
  const [open, setOpen] = useState(false);
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-8 cursor-help items-center gap-1.5 rounded-s bg-mint px-2.5 text-sm font-semibold text-mint-ink max-phone:min-h-11"
      >
        <Icon name="shield" small />
        {t("badge")}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          side="top"
          sideOffset={6}
          collisionPadding={16}
          className="z-40 max-w-[300px] rounded-m bg-ink px-3.5 py-2.5 text-sm text-on-night shadow-2 data-[state=delayed-open]:animate-rise"
        >
          {t(sample ? "badge.sample" : `badge.${licence}`)}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
