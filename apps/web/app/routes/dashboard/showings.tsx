import { ShowingsView } from "../../features/showings/ShowingsView.tsx";

export default ShowingsView;
