import type { Language } from "@llave/contract/language";
import type { CommunityAgent, CommunityProfile } from "@llave/contract/site/community";
import { spokenLanguages } from "@llave/contract/site/communityChoices";
import { initialsOf } from "@llave/contract/text/initials";
import type { DirectoryRow, findOwnListing } from "./repository.ts";
import type { SampleAgent } from "./sampleAgents.ts";

/** An agent as the directory shows them. No stored data supports a rating or a response time yet. */
export function presentAgent(row: DirectoryRow): CommunityAgent {
  return {
    id: row.agent_id,
    name: row.name,
    initials: initialsOf(row.name),
    photo: isAddress(row.photo) ? row.photo : null,
    headline: row.community_headline,
    specialty: row.community_specialty,
    markets: row.community_markets,
    rating: null,
    deals: row.deals > 0 ? row.deals : null,
    responseTime: null,
    experience: row.community_experience,
    verified: row.license_status !== "rejected",
    license: row.license_status === "rejected" ? "attested" : row.license_status,
    languages: known(row.community_languages),
    testimonial: null,
    sample: false,
  };
}

/** A sample profile in the reader's language. */
export function presentSample(sample: SampleAgent, language: Language): CommunityAgent {
  const { headline, testimonial, market, ...profile } = sample;
  return {
    ...profile,
    initials: initialsOf(sample.name),
    photo: null,
    headline: headline[language],
    markets: [market],
    verified: true,
    license: "verified",
    testimonial: testimonial[language],
    sample: true,
  };
}

/** An agent's own listing, for its form. */
export function presentListing(row: NonNullable<Awaited<ReturnType<typeof findOwnListing>>>): CommunityProfile {
  return {
    listed: row.community_listed_at !== null,
    headline: row.community_headline,
    specialty: row.community_specialty,
    markets: row.community_markets,
    languages: known(row.community_languages),
    experience: row.community_experience,
  };
}

/** A picture stored as a data URL would make the list too large. */
function isAddress(photo: string | null): photo is string {
  return photo !== null && !photo.startsWith("data:");
}

function known(languages: string[]): CommunityAgent["languages"] {
  return spokenLanguages.filter((language) => languages.includes(language));
}
