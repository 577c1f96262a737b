import { LeadsView } from "../../features/leads/list/LeadsView.tsx";

export default LeadsView;
