import { maxListingLength } from "@llave/contract/agent/onboardingChoices";
import { useEffect, useRef } from "react";
import { useFindings } from "../../../agent/wording/useFindings.ts";
import { WordingNotice } from "../../../agent/wording/WordingNotice.tsx";
import { TextField } from "../../../components/form/TextField.tsx";
import { useOnboardingTexts } from "../useTexts.ts";
import type { Wizard } from "../wizard/useWizard.ts";
import { afterPress } from "./afterPress.ts";

const listingId = "first-listing";
const field = "firstListingUrl";

type Wording = ReturnType<typeof useListingWording>;

/** The first listing: an address or a link. Marks words that fair-housing law forbids, with neutral ones. */
export function ListingField({ wizard, wording }: { wizard: Wizard; wording: Wording }) {
  const t = useOnboardingTexts();
  const text = listingOf(wizard);
  const change = (url: string) => {
    wording.forget();
    wizard.change({ listings: url === "" ? [] : [{ url }] });
  };
  return (
    <div>
      <TextField
        id={listingId}
        label={t("personal.listing")}
        optional
        maxLength={maxListingLength}
        placeholder="1420 Brickell Bay Dr, #1907"
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={() => afterPress(() => void wording.isFair())}
        aria-invalid={wording.about ? true : undefined}
        hint={t("personal.listing.hint")}
        error={undefined}
      />
      <WordingNotice
        about={wording.about}
        text={text}
        onTake={(rewrite) => {
          change(rewrite);
          wording.focus();
        }}
      />
    </div>
  );
}

/** The findings in the first listing's text; one entered earlier is checked as the step opens. */
export function useListingWording(wizard: Wizard) {
  const { found, check, forget } = useFindings();
  const text = listingOf(wizard);
  /** False if the text can't stay. */
  const isFair = async (): Promise<boolean> => (await check({ [field]: text }))[field] === undefined;
  const atOpening = useRef(isFair);
  useEffect(() => void atOpening.current().then((fair) => fair || focusListing()), []);
  return { about: found[field], isFair, forget: () => forget(field), focus: focusListing };
}

function focusListing(): void {
  document.getElementById(listingId)?.focus();
}

function listingOf(wizard: Wizard): string {
  return wizard.draft.listings[0]?.url ?? "";
}
