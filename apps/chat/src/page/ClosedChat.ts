import { adopt } from "../styles/adopt.ts";
import css from "./unavailable.css?inline";

export { Unavailable } from "./Unavailable.tsx";

// A page that is unavailable from the start has the rules in its head.
adopt(css);
