import { OverviewView } from "../features/overview/OverviewView.tsx";

/** What the dashboard opens with. */
export default OverviewView;
