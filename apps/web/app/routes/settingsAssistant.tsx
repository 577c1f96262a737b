import { AssistantView } from "../features/settings/AssistantView.tsx";

export default AssistantView;
