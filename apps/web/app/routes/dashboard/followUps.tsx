import { DayPlanView } from "../../features/followUps/DayPlanView.tsx";

export default DayPlanView;
