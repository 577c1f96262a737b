import { AnalyticsView } from "../../features/analytics/AnalyticsView.tsx";

export default AnalyticsView;
