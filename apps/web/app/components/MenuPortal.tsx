import { DropdownMenu } from "radix-ui";
import { type ReactNode, useEffect, useState } from "react";
import { contentId } from "./RouteFocus.tsx";

/** Draws an open menu into the page's content: what stands beside every landmark is hard to find by screen reader. */
export function MenuPortal({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useEffect(() => setContainer(document.getElementById(contentId)), []);
  return <DropdownMenu.Portal container={container}>{children}</DropdownMenu.Portal>;
}
