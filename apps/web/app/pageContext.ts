import type { WebPageContext } from "@llave/contract/site/webPage";
import { createContext } from "react-router";

/** What the server passed along with the request, for loaders and the renderer. */
export const pageContext = createContext<WebPageContext>();
