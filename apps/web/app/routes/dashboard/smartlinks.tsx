import { SmartLinksView } from "../../features/smartlinks/SmartLinksView.tsx";

export default SmartLinksView;
