import { PropertyView } from "../../features/properties/form/PropertyPages.tsx";
import type { Route } from "./+types/property.ts";

export default function PropertyRoute({ params }: Route.ComponentProps) {
  return <PropertyView key={params.propertyId} propertyId={params.propertyId} />;
}
