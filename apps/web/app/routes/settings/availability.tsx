import { AvailabilityView } from "../../features/settings/availability/AvailabilityView.tsx";

export default AvailabilityView;
