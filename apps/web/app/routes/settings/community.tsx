import { CommunityView } from "../../features/settings/CommunityView.tsx";

export default CommunityView;
