import { redirect } from "react-router";
import { paths } from "../paths.ts";

/** Where an invited agent's sign-up leads: to the dashboard, whose guard knows who may enter. */
export function loader() {
  return redirect(paths.dashboard);
}
