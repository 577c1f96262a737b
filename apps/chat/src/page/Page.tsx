import type { ChatPage } from "@llave/contract/chat/chatPage";
import { type Language, rememberLanguage, storedLanguage } from "@llave/ui/language";
import { useEffect, useState } from "react";
import type { OpenPage } from "../conversation/openPage.ts";
import type { LineLanguages } from "../conversation/textLanguage.ts";
import type { Moments } from "../texts/moments.ts";
import { type Catalog, loadCatalog, TextsContext, textsOf } from "../texts/texts.ts";
import { Chat } from "./Chat.tsx";
import { ChooseLanguage } from "./LanguageSwitch.tsx";

/** What the server embeds for the script, so that both write the same HTML. */
export interface PageData<Page extends ChatPage = ChatPage> {
  page: Page;
  /** ISO time of the server's rendering. */
  renderedAt: string;
  /** The texts of the page's language. */
  catalog: Catalog;
  /** What sentences call the agent. */
  calledName: string;
  /** The formatted times on the page. */
  moments: Moments;
  /** The greeting's lines in another language than the greeting. */
  lines: LineLanguages;
}

/** The whole chat page, on the server and in the browser. */
export function Page({ page, renderedAt, calledName, catalog }: Omit<PageData<OpenPage>, "moments" | "lines">) {
  const [texts, setTexts] = useState(() => textsOf(catalog, page.language));

  const show = (language: Language) => {
    // If the texts can't be fetched, the page keeps its language.
    loadCatalog(language).then(
      (loaded) => {
        const texts = textsOf(loaded, language);
        document.documentElement.lang = language;
        document.title = texts.t("documentTitle", { agent: page.config.agentName });
        setTexts(texts);
      },
      () => {},
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; local storage still has a choice whose cookie was lost
  useEffect(() => {
    const stored = storedLanguage();
    if (stored && stored !== page.language) show(stored);
  }, []);

  const choose = (language: Language) => {
    rememberLanguage(language);
    show(language);
  };
  return (
    <TextsContext value={texts}>
      <ChooseLanguage value={choose}>
        <Chat page={page} renderedAt={renderedAt} calledName={calledName} />
      </ChooseLanguage>
    </TextsContext>
  );
}
