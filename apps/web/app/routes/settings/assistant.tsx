import { AssistantView } from "../../features/settings/assistant/AssistantView.tsx";

export default AssistantView;
