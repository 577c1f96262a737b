import { PlanView } from "../../features/settings/PlanView.tsx";

export default PlanView;
