import { injectStyles } from "../styles/injectStyles.ts";
import css from "./unavailable.css?inline";

// Few renters ever see it. Until it is there, the chat keeps its messages and accepts no more.
export { Unavailable } from "./Unavailable.tsx";

// A page that is unavailable from the start already has the styles in its head.
injectStyles(css);
