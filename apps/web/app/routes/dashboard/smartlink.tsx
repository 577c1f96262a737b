import { LinkView } from "../../features/smartlinks/LinkView.tsx";
import type { Route } from "./+types/smartlink.ts";

export default function SmartLinkRoute({ params }: Route.ComponentProps) {
  return <LinkView linkId={params.linkId} />;
}
