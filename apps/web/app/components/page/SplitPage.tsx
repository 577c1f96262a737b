import type { ReactNode } from "react";
import { contentId } from "./RouteFocus.tsx";

interface SplitPageProps {
  header: ReactNode;
  /** Shown beside the content on a wide window, and below it on a narrow one. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page with its one task on the left, and the purpose over the city at night on the right. */
export function SplitPage({ header, aside, children }: SplitPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <div className="grid flex-1 wide:grid-cols-2">
        <main
          id={contentId}
          tabIndex={-1}
          className="flex w-full max-w-[720px] flex-col justify-center justify-self-center px-4 py-10 outline-none phone:px-8 wide:justify-self-end wide:px-16 wide:py-12"
        >
          <div className="w-full wide:max-w-[500px]">{children}</div>
        </main>
        {aside}
      </div>
    </div>
  );
}
