/** Refused files of imports. */
export const csvErrors = {
  csv_unreadable: {
    status: 400,
    en: "We couldn't read this file as CSV. Export it again as CSV (UTF-8) and try once more.",
    es: "No pudimos leer este archivo como CSV. Expórtalo otra vez como CSV (UTF-8) e intenta otra vez.",
  },
  csv_no_address: {
    status: 400,
    en: "The file has no address column. Start from our template.",
    es: "El archivo no tiene columna de dirección. Empieza con nuestra plantilla.",
  },
  csv_no_contact: {
    status: 400,
    en: "The file has no column with phone numbers or emails. Start from our template.",
    es: "El archivo no tiene columna de teléfonos ni de correos. Empieza con nuestra plantilla.",
  },
  csv_too_many_rows: {
    status: 413,
    en: "A file can have up to 5,000 listings and 5 MB. Split it and import the parts separately.",
    es: "Un archivo puede tener hasta 5,000 propiedades y 5 MB. Divídelo e impórtalo por partes.",
  },
  csv_too_many_leads: {
    status: 413,
    en: "A file can have up to 2,000 leads and 5 MB. Split it and import the parts separately.",
    es: "Un archivo puede tener hasta 2,000 prospectos y 5 MB. Divídelo e impórtalo por partes.",
  },
} as const;
