import LeadsRoute from "./leads.tsx";

/** What the dashboard opens with. */
export default LeadsRoute;
