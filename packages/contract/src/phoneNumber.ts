/** A phone number as E.164, of the United States where it names no country; null for what is none. */
export function phoneNumber(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, "");
  if (typed.trim().startsWith("+")) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : null;
}
