import { data } from "react-router";
import { GoBack, NotFoundText } from "../../features/errors/ErrorPage.tsx";

/** A dashboard address without a view. */
export function loader() {
  return data(null, { status: 404 });
}

export default function DashboardNotFound() {
  return (
    <div className="py-24">
      <NotFoundText />
      <GoBack />
    </div>
  );
}
