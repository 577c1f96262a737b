import type { MouseEvent } from "react";
import { useTexts } from "../texts/texts.ts";

interface Props {
  /** Answers to the open question, each sent exactly as shown. */
  replies: string[];
  choose: (text: string, click: MouseEvent) => void;
}

/** Answers to tap under the question; typing works too. */
export function QuickReplies({ replies, choose }: Props) {
  const { t } = useTexts();
  if (replies.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend
    <div className="chips" role="group" aria-label={t("quickReplies")}>
      {replies.map((reply) => (
        <button type="button" className="chip" key={reply} onClick={(click) => choose(reply, click)}>
          {reply}
        </button>
      ))}
    </div>
  );
}
