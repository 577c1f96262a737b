/**
 * Rules for real-estate license numbers (specification, section 5), without the schema library so that pages can import
 * them alone.
 */

import type { Language } from "../language.ts";

interface LicenseRule {
  name: string;
  /** Matches a number already reduced to capitals and digits. */
  format: RegExp;
  example: string;
  /** A description of the format, in both languages. */
  description: Record<Language, string>;
  /** The state's own public search. */
  portal: string;
}

const digits = (count: string) => ({ en: `${count} digits`, es: `${count} dígitos` });
const lettersThen = (count: number) => ({
  en: `2 letters, then ${count} digits`,
  es: `2 letras y luego ${count} dígitos`,
});

/** The states whose licenses Llave knows, in the order they are offered. */
export const licenseStates = ["FL", "NY", "CA", "TX", "GA", "NC", "IL", "AZ"] as const;
export type LicenseState = (typeof licenseStates)[number];
export const defaultLicenseState: LicenseState = "FL";

export const licenseRules: Record<LicenseState, LicenseRule> = {
  FL: {
    name: "Florida",
    format: /^[A-Z]{2}\d{7}$/,
    example: "SL3456789",
    description: lettersThen(7),
    portal: "https://www.myfloridalicense.com/wl11.asp",
  },
  NY: {
    name: "New York",
    format: /^\d{10}$/,
    example: "1040287653",
    description: digits("10"),
    portal: "https://appext20.dos.ny.gov/nydos/selSearchType.do",
  },
  CA: {
    name: "California",
    format: /^\d{8}$/,
    example: "01876543",
    description: digits("8"),
    portal: "https://www2.dre.ca.gov/publicasp/pplinfo.asp",
  },
  TX: {
    name: "Texas",
    format: /^\d{6,7}$/,
    example: "587654",
    description: digits("6-7"),
    portal: "https://www.trec.texas.gov/apps/license-holder-search/",
  },
  GA: {
    name: "Georgia",
    format: /^\d{6}$/,
    example: "387654",
    description: digits("6"),
    portal: "https://ata.grec.state.ga.us/Account/Search",
  },
  NC: {
    name: "North Carolina",
    format: /^\d{5,6}$/,
    example: "287654",
    description: digits("5-6"),
    portal: "https://license.ncrec.gov/ncrec/oecgi3.exe/O4W_LIC_SEARCH_NEW",
  },
  IL: {
    name: "Illinois",
    format: /^\d{6,7}$/,
    example: "475876",
    description: digits("6-7"),
    portal: "https://online-dfpr.micropact.com/lookup/licenselookup.aspx",
  },
  AZ: {
    name: "Arizona",
    format: /^[A-Z]{2}\d{6}$/,
    example: "SA123456",
    description: lettersThen(6),
    portal: "https://services.azre.gov/publicdatabase/",
  },
};

/** The longest number of any state, in characters. */
export const maxLicenseNumberLength = 10;

/** Numbers that were never issued. */
const testNumbers = ["123456", "000000", "111111"];

export type LicenseProblem = "number_required" | "state_required" | "test_number" | "format";

/** True for the two letters of a state where Llave checks licenses. */
export function isLicenseState(state: string): state is LicenseState {
  return (licenseStates as readonly string[]).includes(state);
}

/** Reduces typed text to capitals and digits. */
export function cleanLicenseNumber(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** What is wrong with a license, in the order a person fixes it; null if it looks valid. */
export function licenseProblem(number: string, state: string): LicenseProblem | null {
  const cleaned = cleanLicenseNumber(number);
  if (cleaned === "") return "number_required";
  if (!isLicenseState(state)) return "state_required";
  if (testNumbers.some((test) => cleaned.includes(test))) return "test_number";
  return licenseRules[state].format.test(cleaned) ? null : "format";
}

/** The input a problem is shown beside. */
export function fieldOfLicenseProblem(problem: LicenseProblem): "licenseNumber" | "licenseState" {
  return problem === "state_required" ? "licenseState" : "licenseNumber";
}

/** The problem in words (specification, section 5, verbatim in English). */
export function licenseProblemText(problem: LicenseProblem, state: string, language: Language): string {
  const texts = {
    en: {
      number_required: "License number is required",
      state_required: "Please select a valid state",
      test_number: "Please enter a real license number, not a test value",
      format: `Invalid format. ${state} licenses should be like: ${exampleOf(state, "en")}`,
    },
    es: {
      number_required: "Falta el número de licencia",
      state_required: "Elige un estado válido",
      test_number: "Escribe un número de licencia real, no uno de prueba",
      format: `Formato no válido. Las licencias de ${state} son así: ${exampleOf(state, "es")}`,
    },
  };
  return texts[language][problem];
}

/** An example of a state's numbers and their format: `SL3456789 (2 letters, then 7 digits)`. */
export function exampleOf(state: string, language: Language): string {
  const { example, description } = licenseRules[isLicenseState(state) ? state : defaultLicenseState];
  return `${example} (${description[language]})`;
}

/** The state's own public license search; Florida's if the state is unknown. */
export function licensePortal(state: string): string {
  return licenseRules[isLicenseState(state) ? state : defaultLicenseState].portal;
}
