import { formatNumber } from "@llave/ui/translate";
import { get, useFormContext } from "react-hook-form";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { readValueError } from "./valueErrors.ts";
import type { FormValues } from "./values.ts";

/** A field's error as a sentence; the server's own text wins. */
export function useFieldError(): (path: string) => string | undefined {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { formState } = useFormContext<FormValues>();
  const { errors } = formState;
  return (path) => {
    const error: { type?: string; message?: string } | undefined = get(errors, path);
    if (!error) return undefined;
    if (error.type === "server") return error.message;
    if (error.message === "required") return t("error.required");
    const value = readValueError(error.message);
    if (value) return t(`error.${value.rule}`, { limit: formatNumber(language, value.limit ?? 0) });
    return t(error.message === "lease_order" ? "error.lease" : path === "sourceUrl" ? "error.link" : "error.check");
  };
}
