import { guessLanguagesWith } from "../conversation/textLanguage.ts";
import { injectStyles } from "../styles/injectStyles.ts";
import css from "./exchange.css?inline";
import { guessLanguage } from "./guessLanguage.ts";
import { leaveKeyboardRoom } from "./leaveKeyboardRoom.ts";

export { NotSent } from "../thread/NotSent.tsx";
export { ReceiptLine } from "../thread/ReceiptLine.tsx";
export { WhoAnswers } from "../thread/WhoAnswers.tsx";
export { Toast } from "../toast/Toast.tsx";
export { afterSilence } from "./afterSilence.ts";
export { followReplies } from "./followReplies.ts";
export { answered, fetchStored } from "./received.ts";
export { sendTurn } from "./sendTurn.ts";

// A page that opens with a conversation already has the styles in its head.
injectStyles(css);
guessLanguagesWith(guessLanguage);
if (typeof window !== "undefined") leaveKeyboardRoom();
