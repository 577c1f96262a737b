import { ProfileView } from "../features/settings/ProfileView.tsx";

export default ProfileView;
