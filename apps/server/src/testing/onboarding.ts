import type { CompleteOnboardingRequest } from "@llave/contract/agent/onboarding";
import sharp from "sharp";
import { createAccount } from "./factories.ts";
import type { TestApp } from "./testApp.ts";

/** What the setup sends at the end, with every field filled in. */
export function onboardingPayload(overrides: Partial<CompleteOnboardingRequest> = {}): CompleteOnboardingRequest {
  return {
    name: "Marisol Echeverría",
    email: "marisol@brokerage.example",
    phone: "(305) 555-0142",
    licenseNumber: "sl-341 8762",
    licenseState: "FL",
    brokerage: "Bay & Palm Realty",
    selectedPlan: "solo",
    tone: "warm",
    brandColor: "#10b981",
    language: "spanish",
    aiMode: "full",
    photo: "",
    whatsappEnabled: true,
    smsEnabled: false,
    firstListingUrl: "",
    attestations: { licensed: true, truthful: true, consent: true, verification: true },
    ...overrides,
  };
}

/** A person with access who hasn't finished setup, and their browser. */
export async function newcomer(test: TestApp, name = "Marisol Echeverría") {
  const account = await createAccount(test.database.db, { name });
  return { id: account.account_id, email: account.email, browser: await test.signedIn(account.email) };
}

/** A photo as a data URL. */
export async function photoUrl(format: "png" | "jpeg" = "png"): Promise<string> {
  const image = sharp({ create: { width: 700, height: 500, channels: 3, background: "#336699" } });
  const bytes = await image
    .withExif({ IFD0: { Artist: "Somebody Private" } })
    .toFormat(format)
    .toBuffer();
  return `data:image/${format};base64,${bytes.toString("base64")}`;
}
