/** "$3,150.00", "3.150", "3150 USD", "2,900/month": whole dollars; undefined if it can't be read. */
export function readMoney(text: string): number | undefined {
  const amount = readNumber(text.replace(/usd|\$|\/?\s*(?:mo(?:nth)?|mes)\b\.?/gi, ""));
  return amount === undefined ? undefined : Math.round(amount);
}

/** "1,050", "1.5", "1,5": groups of three digits are thousands, anything else is a decimal. */
export function readNumber(text: string): number | undefined {
  const bare = text.trim();
  if (!/^\d[\d.,]*$/.test(bare)) return undefined;
  const plain = bare.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", ".");
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
}
