import type { Language } from "@llave/ui/language";
import { translator } from "@llave/ui/translate";
import { useNavigate } from "react-router";
import { TestChat } from "../../../agent/testChat/TestChat.tsx";
import { useTestChat } from "../../../agent/testChat/useTestChat.ts";
import { Icon } from "../../../components/Icon.tsx";
import { paths } from "../../../paths.ts";
import { catalogs } from "../texts/catalogs.ts";
import { useSettingsTexts } from "../useTexts.ts";

/** A conversation with the agent's own assistant, beside what changes it. */
export function AssistantTest({ language, opening }: { language: Language; opening: string }) {
  const t = useSettingsTexts();
  const navigate = useNavigate();
  // In the language of the test, not the page's.
  const asked = translator(catalogs, language);
  const chat = useTestChat(undefined, language);
  const addAnswer = () => {
    const question = chat.messages.at(-1) ?? "";
    void navigate(`${paths.settings.answers}?${new URLSearchParams({ question })}`);
  };
  return (
    <aside
      aria-labelledby="test-chat"
      className="rounded-l border border-line bg-card min-[84rem]:sticky min-[84rem]:top-36"
    >
      <header className="border-b border-line px-[18px] py-3">
        <h2 id="test-chat" className="text-lg font-semibold">
          {t("test")}
        </h2>
        <p className="text-sm text-muted">{t("test.text")}</p>
      </header>
      <div className="p-4">
        <p className="mb-3 flex items-center justify-center gap-1.5 text-sm text-muted">
          <Icon name="shield" small />
          {t("test.notice")}
        </p>
        <TestChat
          key={language}
          chat={chat}
          opening={{ text: opening, language }}
          suggestions={[asked("test.ask1"), asked("test.ask2"), asked("test.ask3")]}
          onAddFact={addAnswer}
        />
      </div>
    </aside>
  );
}
