import { LeadImportView } from "../../features/leads/import/LeadImportView.tsx";

export default LeadImportView;
