import { AnswersView } from "../../features/settings/ownTexts/AnswersView.tsx";

export default AnswersView;
