import { AvailabilityView } from "../features/availability/AvailabilityView.tsx";

export default AvailabilityView;
