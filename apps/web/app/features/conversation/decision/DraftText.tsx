import type { Draft } from "@llave/contract/inbox";
import type { ReactNode } from "react";
import { Grounds } from "../thread/Grounds.tsx";

interface DraftTextProps extends Pick<Draft, "grounds" | "language"> {
  /** True where two lines are enough to know it again. */
  brief: boolean;
  children: ReactNode;
}

/** What a draft says and the listings it rests on. */
export function DraftText({ language, grounds, brief, children }: DraftTextProps) {
  return (
    <>
      <p
        lang={language}
        className={brief ? "line-clamp-2 text-ink-2" : "text-lg leading-6 whitespace-pre-line [overflow-wrap:anywhere]"}
      >
        {children}
      </p>
      {!brief && <Grounds of="draft" grounds={grounds} />}
    </>
  );
}
