import { FollowUpsView } from "../../features/settings/followUps/FollowUpsView.tsx";

export default FollowUpsView;
