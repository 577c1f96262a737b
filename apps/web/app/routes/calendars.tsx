import { CalendarsView } from "../features/showings/calendars/CalendarsView.tsx";

export default CalendarsView;
