import { createContext } from "react";

/** The element of the dialog around a component; null on the page itself. */
export const DialogContent = createContext<HTMLElement | null>(null);
