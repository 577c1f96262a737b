import type { UseQueryResult } from "@tanstack/react-query";
import { HttpError } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { ListAlert } from "./ListAlert.tsx";

type Part = Pick<UseQueryResult, "isLoadingError" | "error" | "refetch">;

/**
 * Says which part of a page didn't load, with a retry button. Nothing while it is loading, or if it isn't for this
 * account.
 */
export function PartFailed({ name, of }: { name: string; of: readonly Part[] }) {
  const t = useTexts(catalogs);
  const failed = of.filter(({ isLoadingError, error }) => isLoadingError && !isRefusal(error));
  if (failed.length === 0) return null;
  return (
    <ListAlert
      title={t("part.failed", { name })}
      retry={t("part.retry")}
      onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
    />
  );
}

function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && [401, 403, 404].includes(error.status);
}
