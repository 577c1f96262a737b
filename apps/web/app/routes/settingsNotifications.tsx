import { NotificationsView } from "../features/settings/NotificationsView.tsx";

export default NotificationsView;
