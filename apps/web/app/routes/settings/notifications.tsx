import { NotificationsView } from "../../features/settings/notifications/NotificationsView.tsx";

export default NotificationsView;
