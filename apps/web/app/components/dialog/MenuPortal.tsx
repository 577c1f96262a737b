import { DropdownMenu } from "radix-ui";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { contentId } from "../page/RouteFocus.tsx";
import { DialogContent } from "./DialogContent.ts";

/**
 * Renders an open menu inside the page's content, or inside the dialog it belongs to: screen readers have trouble
 * finding anything outside the landmarks, and nothing outside an open dialog.
 */
export function MenuPortal({ children }: { children: ReactNode }) {
  const dialog = useContext(DialogContent);
  const [page, setPage] = useState<HTMLElement | null>(null);
  useEffect(() => setPage(document.getElementById(contentId)), []);
  return <DropdownMenu.Portal container={dialog ?? page}>{children}</DropdownMenu.Portal>;
}
