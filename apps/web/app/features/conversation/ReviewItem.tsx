import type { ConversationDetail } from "@llave/contract/inbox";
import { DropdownMenu } from "radix-ui";
import { Icon } from "../../components/Icon.tsx";
import { moreMenuItem } from "../../components/MoreMenu.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { useControl } from "./useControl.ts";

const catalogues = { en, es };

/** In the menu: every reply waits for the agent, or only what commits them. */
export function ReviewItem({ conversation }: { conversation: ConversationDetail }) {
  const t = useTexts(catalogues);
  const change = useControl(conversation);
  const review = conversation.control === "review";
  return (
    <DropdownMenu.CheckboxItem
      checked={review}
      onCheckedChange={() => change(review ? { mode: "balanced" } : { review: true })}
      className={moreMenuItem}
    >
      <Icon name={review ? "check" : "eye"} small />
      {t("control.review")}
    </DropdownMenu.CheckboxItem>
  );
}
