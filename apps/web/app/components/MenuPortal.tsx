import { DropdownMenu } from "radix-ui";
import { type ReactNode, useEffect, useState } from "react";
import { contentId } from "./RouteFocus.tsx";

/** Renders an open menu inside the page's content: screen readers have trouble finding anything outside the landmarks. */
export function MenuPortal({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useEffect(() => setContainer(document.getElementById(contentId)), []);
  return <DropdownMenu.Portal container={container}>{children}</DropdownMenu.Portal>;
}
