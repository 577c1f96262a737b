import { redirect } from "react-router";
import { featuresId } from "../../features/site/SiteLinks.tsx";
import { paths } from "../../paths.ts";

/** The features are on the landing page. */
export function loader() {
  return redirect(`${paths.home}#${featuresId}`);
}
