import { data } from "react-router";
import { NotFound } from "../../features/errors/ErrorPage.tsx";

/** Any path without a page: both the page and the status say so. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFound;
