import { CalendarsView } from "../../features/calendars/CalendarsView.tsx";

export default CalendarsView;
