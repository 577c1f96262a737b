import { run } from "@zootools/email-spell-checker";

/** Mail providers that people in Miami use, and short ones that could be taken for a typo of another. */
const domains = [
  "gmail.com googlemail.com icloud.com me.com mac.com aol.com aim.com ymail.com rocketmail.com",
  "yahoo.com yahoo.es yahoo.com.mx yahoo.com.ar yahoo.com.br hotmail.com hotmail.es outlook.com outlook.es live.com msn.com",
  "att.net bellsouth.net comcast.net cox.net verizon.net sbcglobal.net earthlink.net charter.net optonline.net",
  "protonmail.com proton.me pm.me fastmail.com hey.com zoho.com gmx.com mail.com usa.com kw.com",
].flatMap((line) => line.split(" "));

const secondLevelDomains = ["gmail", "yahoo", "hotmail", "outlook", "icloud"];

/**
 * A domain this close to one in the list is a typo; with a larger threshold, companies' short domains would count as
 * typos too.
 */
const domainThreshold = 2;

/** The address that someone probably meant, for one with an obvious typo such as "gmial.com"; null for any other. */
export function likelyEmail(email: string): string | null {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email)) return null;
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const found = run({
    email: `x@${domain}`,
    domains,
    secondLevelDomains,
    // Any two-letter ending may be a country's, and is close to another one.
    topLevelDomains: [],
    domainThreshold,
    secondLevelThreshold: 1,
  });
  return found && found.domain !== domain ? email.slice(0, email.lastIndexOf("@") + 1) + found.domain : null;
}
