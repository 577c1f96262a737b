/** A phone number as E.164, a US number if it has no country code; null if it isn't one. */
export function phoneNumber(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, "");
  if (typed.trim().startsWith("+")) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : null;
}
