import { get, useFormContext } from "react-hook-form";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import type { FormValues } from "./values.ts";

/** A field's error as a sentence; the server's own text wins. */
export function useFieldError(): (path: string) => string | undefined {
  const t = useTexts(catalogs);
  const { formState } = useFormContext<FormValues>();
  const { errors } = formState;
  return (path) => {
    const error: { type?: string; message?: string } | undefined = get(errors, path);
    if (!error) return undefined;
    if (error.type === "server") return error.message;
    if (error.message === "required") return t("error.required");
    return t(error.message === "lease_order" ? "error.lease" : path === "sourceUrl" ? "error.link" : "error.number");
  };
}
