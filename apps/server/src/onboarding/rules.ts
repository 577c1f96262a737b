import {
  cleanLicenseNumber,
  fieldOfLicenseProblem,
  type LicenseState,
  licenseProblem,
  licenseProblemText,
} from "@llave/contract/agent/licenses";
import type { completeOnboardingRequest } from "@llave/contract/agent/onboarding";
import { attestationNames } from "@llave/contract/agent/onboardingChoices";
import { type ErrorCode, errorCatalog } from "@llave/contract/errors";
import type { z } from "zod";
import { ApiError } from "../http/errors.ts";
import type { PageLanguage } from "../http/language.ts";

type Given = z.output<typeof completeOnboardingRequest>;

/** Checked setup data: the source of the agent's rows. */
export interface CheckedOnboarding extends Pick<Given, "name" | "tone" | "language" | "aiMode"> {
  plan: Given["selectedPlan"];
  brandColor: string;
  brokerage: string;
  licenseNumber: string;
  licenseState: LicenseState;
  /** E.164, or null if none was given. */
  phone: string | null;
  whatsappEnabled: boolean;
  smsEnabled: boolean;
  /** A data URL, or empty. */
  photo: string;
  firstListing: string;
}

interface Problem {
  code: ErrorCode;
  field: string;
  text: string;
}

/**
 * Checks what the schema can't: license, attestations, phone and channels (specification, section 5). WhatsApp is on by
 * default and stays on without a phone, with a warning; SMS has to be requested.
 * @throws ApiError for the first problem, with a text for every wrong field in `language`
 */
export function checkOnboarding(given: Given, language: PageLanguage): CheckedOnboarding {
  const phone = e164(given.phone ?? "");
  const problems = [...licenseProblems(given, language), ...attestationProblems(given, language)];
  const add = (code: ErrorCode, field: string) => problems.push({ code, field, text: errorCatalog[code][language] });
  if (phone === undefined) add("phone_not_valid", "phone");
  else if (phone === null && given.smsEnabled) add("phone_required", "phone");
  const [first] = problems;
  if (first) {
    const fields = Object.fromEntries(problems.map(({ field, text }) => [field, text]));
    throw new ApiError(first.code, { fields, text: first.text });
  }
  return {
    name: given.name,
    tone: given.tone,
    language: given.language,
    aiMode: given.aiMode,
    plan: given.selectedPlan,
    brandColor: given.brandColor.toUpperCase(),
    brokerage: given.brokerage ?? "",
    licenseNumber: cleanLicenseNumber(given.licenseNumber ?? ""),
    licenseState: given.licenseState as LicenseState,
    phone: phone ?? null,
    whatsappEnabled: given.whatsappEnabled,
    smsEnabled: given.smsEnabled,
    photo: given.photo ?? "",
    firstListing: given.firstListingUrl ?? "",
  };
}

function licenseProblems({ licenseNumber, licenseState }: Given, language: PageLanguage): Problem[] {
  const [number, state] = [licenseNumber ?? "", licenseState ?? ""];
  const problem = licenseProblem(number, state);
  if (!problem) return [];
  const text = licenseProblemText(problem, state, language);
  return [{ code: "license_not_valid", field: fieldOfLicenseProblem(problem), text }];
}

function attestationProblems({ attestations }: Given, language: PageLanguage): Problem[] {
  if (attestationNames.every((name) => attestations?.[name] === true)) return [];
  const code = "attestations_missing";
  return [{ code, field: "attestations", text: errorCatalog[code][language] }];
}

/** A US number as E.164; null if empty, undefined if it can't be called. */
export function e164(typed: string): string | null | undefined {
  if (typed.trim() === "") return null;
  const digits = typed.replace(/\D/g, "");
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return national.length === 10 ? `+1${national}` : undefined;
}
