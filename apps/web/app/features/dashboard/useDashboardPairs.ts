import { useNavigate } from "react-router";
import { useCopySmartLink } from "../../agent/useCopySmartLink.ts";
import { useKeyPairs } from "../../agent/useKeyPairs.ts";
import { paths } from "../../paths.ts";

/** The dashboard's views by the second key after G. */
const goTo = {
  o: paths.dashboard,
  l: paths.leads,
  s: paths.showings,
  k: paths.smartLinks,
  p: paths.properties,
  a: paths.analytics,
} as const;

/** G and a letter opens a view, C and L copies the SmartLink. */
export function useDashboardPairs(): void {
  const navigate = useNavigate();
  const copy = useCopySmartLink();
  useKeyPairs({
    ...Object.fromEntries(Object.entries(goTo).map(([key, path]) => [`g ${key}`, () => void navigate(path)])),
    "c l": copy ? () => void copy() : undefined,
  });
}
