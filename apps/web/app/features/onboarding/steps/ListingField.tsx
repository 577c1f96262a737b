import { listingMaxLength } from "@llave/contract/onboardingChoices";
import type { WordingAnswer } from "@llave/contract/properties";
import { useEffect, useRef, useState } from "react";
import { checkWording } from "../../../agent/wording/checkWording.ts";
import { WordingNotice } from "../../../agent/wording/WordingNotice.tsx";
import { TextField } from "../../../components/TextField.tsx";
import { refusalOf } from "../../../data/refusal.ts";
import { useOnboardingTexts } from "../useTexts.ts";
import type { Wizard } from "../wizard/useWizard.ts";

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
        maxLength={listingMaxLength}
        placeholder="1420 Brickell Bay Dr, #1907"
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={() => void wording.check()}
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
  const [about, setAbout] = useState<WordingAnswer[string]>();
  const text = listingOf(wizard);
  /** False if the text can't stay. */
  const check = async (): Promise<boolean> => {
    const found = text.trim() === "" ? undefined : await findingIn(text);
    setAbout(found);
    return found === undefined;
  };
  const atOpening = useRef(check);
  useEffect(() => void atOpening.current().then((fair) => fair || focusListing()), []);
  return { about, check, forget: () => setAbout(undefined), focus: focusListing };
}

function focusListing(): void {
  document.getElementById(listingId)?.focus();
}

function listingOf(wizard: Wizard): string {
  return wizard.draft.listings[0]?.url ?? "";
}

/** If the check can't be reached nothing is found: the server checks again when the setup is completed. */
async function findingIn(text: string): Promise<WordingAnswer[string] | undefined> {
  try {
    return (await checkWording({ [field]: text }))[field];
  } catch (error) {
    refusalOf(error);
    return undefined;
  }
}
