import { adopt } from "../styles/adopt.ts";
import css from "./unavailable.css?inline";

export { Unavailable } from "./Unavailable.tsx";

// A page that is unavailable from the start already has the styles in its head.
adopt(css);
