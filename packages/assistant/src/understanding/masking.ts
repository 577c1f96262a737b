const mask = "•••";
const shortestCard = 13;
const longestCard = 19;
/** Digits in groups, as on a card or in a social-security number; bounded, so that matching stays linear. */
const digitRun = /\d(?:[ .-]{0,2}\d){8,18}/g;
const socialSecurity = /^\d{3}[ .-]\d{2}[ .-]\d{4}$/;
const socialSecurityWords = /\b(?:ssn|itin|social(?:\s+security)?|seguro\s+social)\b/i;

/** Masks payment cards and social-security numbers; the text itself where there are none. */
export function maskSensitive(text: string): string {
  if (!/\d/.test(text)) return text;
  const spoken = socialSecurityWords.test(text);
  return text.replace(digitRun, (run, offset: number) => maskRun(run, spoken && isNear(text, offset)));
}

/** Whether a word for a social-security number stands shortly before. */
function isNear(text: string, offset: number): boolean {
  return socialSecurityWords.test(text.slice(Math.max(0, offset - 60), offset));
}

function maskRun(run: string, isNumberOfPerson: boolean): string {
  const digits = run.replace(/\D/g, "");
  if (socialSecurity.test(run) || (isNumberOfPerson && digits.length === 9)) return mask;
  return digits.length >= shortestCard && digits.length <= longestCard && passesLuhn(digits) ? mask : run;
}

/** The check sum of payment card numbers (ISO/IEC 7812-1, annex B). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
