import type { ConversationDetail } from "@llave/contract/conversations/inbox";
import { nobodyAnswers } from "@llave/contract/conversations/nobodyAnswers";
import { shortName } from "@llave/contract/text/shortName";
import { useProfile } from "../../../agent/queries.ts";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { PauseNote } from "./PauseNote.tsx";
import { useControl } from "./useControl.ts";

/** One line that says who answers now, and why; a warning if nobody does. */
export function ControlNote({ conversation, name }: { conversation: ConversationDetail; name: string }) {
  const t = useTexts(catalogs);
  const { control, muted, optedOut } = conversation;
  if (optedOut) return <Note tone="quiet">{t("note.optedOut", { name })}</Note>;
  const about = { conversation, name };
  if (control === "agent" && muted) {
    return (
      <>
        <NobodyAnswers {...about} />
        {conversation.pauseLeft !== null && <PauseNote key={conversation.id} {...about} />}
      </>
    );
  }
  if (conversation.pauseLeft !== null) return <PauseNote key={conversation.id} {...about} />;
  if (control === "agent") return <Note tone="agent">{t("note.agent")}</Note>;
  if (control === "review") return <Note tone="quiet">{t("note.review")}</Note>;
  if (muted) return <Note tone="quiet">{t("note.muted")}</Note>;
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

/**
 * The assistant is off or paused, and the agent muted the chat: says so, with what the renter reads and how to change
 * it. The end of a pause is in its own line.
 */
function NobodyAnswers({ conversation, name }: { conversation: ConversationDetail; name: string }) {
  const t = useTexts(catalogs);
  const change = useControl(conversation);
  const { language, pauseLeft } = conversation;
  const isPaused = pauseLeft !== null;
  const agent = shortName(useProfile().data?.name ?? "");
  return (
    <section
      aria-label={t("nobody.title", { name })}
      className="border-b border-warm/30 bg-warm-wash px-5 py-3 text-sm text-ink"
    >
      <h2 className="flex items-center gap-2 text-md font-semibold text-warm">
        <Icon name="alert" small />
        {t("nobody.title", { name })}
      </h2>
      <p className="mt-0.5">{t(isPaused ? "nobody.text.paused" : "nobody.text")}</p>
      <p className="mt-2 rounded-s bg-card px-3 py-2">
        {t("nobody.sees", { name })} <q lang={language}>{nobodyAnswers[language].replace("{agent}", agent)}</q>
      </p>
      <p className="mt-2.5 flex flex-wrap gap-2">
        {!isPaused && (
          <button type="button" className={button("line", "small")} onClick={() => change({ mode: "balanced" })}>
            {t("nobody.ask")}
          </button>
        )}
        <button type="button" className={button("line", "small")} onClick={() => change({ muted: false })}>
          {t("nobody.unmute")}
        </button>
      </p>
    </section>
  );
}
