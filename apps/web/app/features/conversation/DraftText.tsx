import type { Draft } from "@llave/contract/inbox";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { Grounds } from "./Grounds.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

interface DraftTextProps extends Pick<Draft, "grounds" | "language"> {
  children: ReactNode;
}

/**
 * A draft's text and the listings it is based on. On a phone a long one shows its first four lines, so that the
 * messages it answers stay in view; a tap shows all of it.
 */
export function DraftText({ language, grounds, children }: DraftTextProps) {
  const t = useTexts(catalogues);
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [whole, setWhole] = useState(false);
  const cut = useIsCut(text);
  const folds = cut || whole;
  return (
    <>
      <p
        ref={text}
        id={id}
        lang={language}
        className={`text-md whitespace-pre-line [overflow-wrap:anywhere] phone:text-lg phone:leading-6 ${whole ? "" : "max-phone:line-clamp-4"}`}
      >
        {children}
      </p>
      {folds && (
        <button
          type="button"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
          className="reach inline-flex items-center gap-1 pt-1 text-sm font-semibold text-orange-ink phone:hidden"
        >
          {t(whole ? "draft.less" : "draft.more")}
          <Icon name={whole ? "up" : "down"} small />
        </button>
      )}
      <div className={folds && !whole ? "max-phone:hidden" : ""}>
        <Grounds of="draft" grounds={grounds} />
      </div>
    </>
  );
}

/** Whether an element's content is cut off, updated as its width or text changes. */
function useIsCut(element: { current: HTMLElement | null }): boolean {
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setCut(current.scrollHeight > current.clientHeight + 1));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return cut;
}
