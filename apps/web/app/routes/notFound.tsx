import { data } from "react-router";
import { NotFound } from "../features/errors/ErrorPage.tsx";

/** Any path that no page has: the page says so, and so does the status. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFound;
