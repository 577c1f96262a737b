const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter that is made once: making one costs a hundred times more than using it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(name, format);
  return format;
}
