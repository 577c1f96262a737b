import { guessLanguagesWith } from "../conversation/textLanguage.ts";
import { injectStyles } from "../styles/injectStyles.ts";
import css from "./exchange.css?inline";
import { guessLanguage } from "./guessLanguage.ts";
import { leaveKeyboardRoom } from "./leaveKeyboardRoom.ts";

export { settleHeldChange } from "../calls/heldChange.ts";
export { Toast } from "../toast/Toast.tsx";
export { Afterwards } from "./Afterwards.tsx";
export { afterSilence } from "./afterSilence.ts";
export { deliver } from "./deliver.ts";
export { followReplies } from "./followReplies.ts";
export { NotSent } from "./NotSent.tsx";
export { ReceiptLine } from "./ReceiptLine.tsx";
export { fetchStored } from "./received.ts";
export { WhoAnswers } from "./WhoAnswers.tsx";

// A page that opens with a conversation already has the styles in its head.
injectStyles(css);
guessLanguagesWith(guessLanguage);
if (typeof window !== "undefined") leaveKeyboardRoom();
