import type { FirstSteps } from "@llave/contract/agent/firstSteps";
import { Link } from "react-router";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { Step, type StepPlace, stepButton } from "./Step.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** The first listing: add, finish or publish it; for a draft it names the missing fields. */
export function ListingStep({ place, listing }: { place: StepPlace; listing: FirstSteps["listing"] }) {
  const t = useTexts(catalogs);
  const text = useListingText(listing);
  const isDraft = listing !== null && listing.status !== "active";
  const to = isDraft ? paths.property(listing.id) : paths.newProperty;
  const label = !listing
    ? t("listing.do")
    : !isDraft
      ? t("listing.more")
      : t(listing.missing.length > 0 ? "listing.finish" : "listing.publish");
  return (
    <Step
      place={place}
      title={listing?.status === "active" ? `${t("listing")}: ${listing.address}` : t("listing")}
      text={text}
      action={
        <Link to={to} className={stepButton(place)}>
          {label}
        </Link>
      }
    />
  );
}

function useListingText(listing: FirstSteps["listing"]): string {
  const t = useTexts(catalogs);
  if (!listing) return t("listing.text");
  const { address, status, missing } = listing;
  if (status === "active") return t("listing.live");
  const fields = missing.map((field) => t(`field.${field}`)).join(", ");
  if (missing.length === 0) return t("listing.ready", { address });
  return address === "" ? t("listing.link", { fields }) : t("listing.draft", { address, fields });
}
