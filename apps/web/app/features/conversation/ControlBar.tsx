import type { Control, ConversationDetail } from "@llave/contract/inbox";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { useSetControl } from "./queries.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
/** What the assistant may do here, in the order shown. */
const assistantMay = ["assistant", "review", "muted"] as const;

/** Who answers this conversation: the assistant, the assistant after review, nobody, or the agent. */
export function ControlBar({ conversation }: { conversation: ConversationDetail }) {
  const t = useTexts(catalogues);
  const { control, aiMode, optedOut } = conversation;
  const { change, pending } = useChange(conversation.id);
  if (optedOut) return null;
  const minimal = aiMode === "minimal";
  return (
    <div className="flex flex-wrap items-center gap-2 max-phone:w-full max-phone:justify-between">
      {!minimal && (
        <fieldset className="flex min-w-0 items-center rounded-[10px] bg-fill-2 p-0.5">
          <legend className="sr-only">{t("control.label")}</legend>
          {assistantMay.map((choice) => (
            <label
              key={choice}
              title={t(`control.${choice}.help`)}
              className="relative grid h-11 cursor-pointer place-items-center rounded-[8px] px-1.5 text-sm font-semibold text-ink-2 focus-within:outline-2 focus-within:outline-focus has-checked:bg-card has-checked:text-ink has-checked:shadow-1 phone:h-8 phone:px-3"
            >
              <input
                type="radio"
                name={`control-${conversation.id}`}
                className="sr-only"
                checked={control === choice}
                onChange={() => change(choice)}
              />
              {t(`control.${choice}`)}
            </label>
          ))}
        </fieldset>
      )}
      {!minimal && (
        <button
          type="button"
          aria-disabled={pending}
          className={`${button(control === "agent" ? "navy" : "line", "small")} max-phone:px-2`}
          onClick={() => change(control === "agent" ? "assistant" : "agent")}
        >
          <Icon name={control === "agent" ? "undo" : "pen"} small className="max-phone:hidden" />
          {t(control === "agent" ? "control.handBack" : "control.takeOver")}
        </button>
      )}
    </div>
  );
}

function useChange(conversationId: string) {
  const t = useTexts(catalogues);
  const setControl = useSetControl(conversationId);
  return {
    pending: setControl.isPending,
    change(control: Control) {
      if (setControl.isPending) return;
      setControl.mutate(control, {
        onSuccess: () => toasts.add({ title: t(`control.${control}.done`) }),
        onError: () => toasts.add({ title: t("control.failed"), tone: "destructive" }),
      });
    },
  };
}

/** One line that says who answers now, and why. */
export function ControlNote({ conversation, name }: { conversation: ConversationDetail; name: string }) {
  const t = useTexts(catalogues);
  const { control, aiMode, optedOut } = conversation;
  if (optedOut) return <Note tone="quiet">{t("note.optedOut", { name })}</Note>;
  if (aiMode === "minimal" && control === "agent") return <Note tone="agent">{t("note.minimal")}</Note>;
  if (control === "agent") return <Note tone="agent">{t("note.agent")}</Note>;
  if (control === "muted") return <Note tone="quiet">{t("note.muted")}</Note>;
  if (control === "review") return <Note tone="quiet">{t("note.review")}</Note>;
  return null;
}

function Note({ tone, children }: { tone: "agent" | "quiet"; children: string }) {
  return (
    <p
      className={`border-b px-5 py-2 text-sm ${tone === "agent" ? "border-mint-line bg-mint-wash text-mint-ink" : "border-line bg-fill text-ink-2"}`}
    >
      {children}
    </p>
  );
}
