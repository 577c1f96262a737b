/**
 * What setup offers (specification, sections 3 and 9), without the schema library so that pages can import it
 * alone.
 */

export const onboardingSteps = 9;

export const tones = ["friendly", "professional", "warm", "direct"] as const;
export const assistantLanguages = ["english", "spanish", "bilingual"] as const;
export const aiModes = ["full", "balanced", "minimal"] as const;
export const propertyTypes = [
  "Condos",
  "Single Family",
  "Townhomes",
  "Luxury",
  "Student Housing",
  "Short-term Rentals",
] as const;
/** Brand color presets, the default first. */
export const brandColors = ["#FFA56B", "#1C2238", "#C4FFE5", "#3B82F6", "#EF4444", "#10B981"] as const;
/** The four statements of step 2, all required. */
export const attestationNames = ["licensed", "truthful", "consent", "verification"] as const;

/** The longest photo in a draft, before the server cuts it to the square that renters see. Characters of a data URL. */
export const maxDraftPhotoLength = 21_000_000;
/** Longest brokerage, neighborhoods and first listing, in UTF-16 units. */
export const maxBrokerageLength = 200;
export const maxNeighborhoodsLength = 500;
export const maxListingLength = 2_000;

/** Messages that the tour's renter can write. */
export const maxPreviewMessages = 12;

/** Digits of a US phone number, without the country code 1; at most ten. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  return (digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits).slice(0, 10);
}

/** A phone number as typed so far: (XXX) XXX-XXXX. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed);
  if (digits.length <= 3) return digits === "" ? "" : `(${digits}`;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return line === "" ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}
