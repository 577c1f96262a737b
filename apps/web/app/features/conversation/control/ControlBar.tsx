import { aiModes } from "@llave/contract/agent/onboardingChoices";
import type { ConversationDetail } from "@llave/contract/conversations/inbox";
import { DropdownMenu } from "radix-ui";
import { moreMenuItem } from "../../../components/dialog/MoreMenu.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { useControl } from "./useControl.ts";

/** Who answers this conversation: what the assistant does, and whether the agent gets notifications about it. */
export function ControlBar({ conversation }: { conversation: ConversationDetail }) {
  const t = useTexts(catalogs);
  const change = useControl(conversation);
  const { id, mode, muted, optedOut } = conversation;
  if (optedOut) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-phone:w-full max-phone:justify-between">
      <fieldset className="flex min-w-0 items-center gap-2.5">
        <legend className="float-left text-sm text-ink-2">{t("control.label")}</legend>
        <span className="flex items-center rounded-[10px] bg-fill-2 p-0.5">
          {aiModes.map((choice) => (
            <label
              key={choice}
              title={t(`control.${choice}.help`)}
              className="relative grid h-11 cursor-pointer place-items-center rounded-[8px] px-2.5 text-sm font-semibold text-ink-2 focus-within:outline-2 focus-within:outline-focus has-checked:bg-card has-checked:text-ink has-checked:shadow-1 phone:h-7 phone:px-3"
            >
              <input
                type="radio"
                name={`control-${id}`}
                className="sr-only"
                checked={mode === choice}
                onChange={() => change({ mode: choice })}
              />
              {t(`control.${choice}`)}
            </label>
          ))}
        </span>
      </fieldset>
      <button
        type="button"
        aria-pressed={muted}
        title={t("control.mute.help")}
        className="inline-flex h-11 items-center gap-1.5 rounded-s px-2 text-sm font-semibold text-ink-2 hover:bg-fill aria-pressed:bg-ink aria-pressed:text-on-night phone:h-8"
        onClick={() => change({ muted: !muted })}
      >
        <Icon name="bellOff" small />
        {t("control.mute")}
      </button>
    </div>
  );
}

/** In the menu: whether every reply waits for the agent, or only what commits them. */
export function ReviewItem({ conversation }: { conversation: ConversationDetail }) {
  const t = useTexts(catalogs);
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
