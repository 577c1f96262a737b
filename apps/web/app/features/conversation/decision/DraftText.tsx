import type { Draft } from "@llave/contract/conversations/inbox";
import type { ReactNode } from "react";
import { Grounds } from "../thread/Grounds.tsx";

interface DraftTextProps extends Pick<Draft, "grounds" | "language"> {
  children: ReactNode;
}

/** What a draft says and the listings it rests on. */
export function DraftText({ language, grounds, children }: DraftTextProps) {
  return (
    <>
      <p lang={language} className="text-lg leading-6 whitespace-pre-line [overflow-wrap:anywhere]">
        {children}
      </p>
      <Grounds of="draft" grounds={grounds} />
    </>
  );
}
