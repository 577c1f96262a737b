import { ProfileView } from "../../features/settings/profile/ProfileView.tsx";

export default ProfileView;
