import type { MlsListing } from "@llave/contract/listings/mls";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { forgetListings } from "../../../../agent/listings.ts";
import { useAttempt } from "../../../../csvImport/useAttempt.ts";
import { failedCallBody } from "../../../../data/failedCall.ts";
import { isSessionEnd } from "../../../../data/request.ts";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { toasts } from "../../../../notifications/toasts.ts";
import { paths } from "../../../../paths.ts";
import { copyMlsPhotos, importMlsListings, readMlsListings, useMlsCalls } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** How many of the listings with photos are done. */
interface PhotoProgress {
  done: number;
  all: number;
}

/** True for a listing that can be imported: one without an address couldn't be recognized the next time. */
export function canTake({ address }: MlsListing): boolean {
  return address !== "";
}

/** Reads the agent's listings from the MLS, remembers which ones are chosen, and imports those. */
export function useMlsImport() {
  const t = useTexts(catalogs);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { refresh } = useMlsCalls();
  const [listings, setListings] = useState<MlsListing[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<PhotoProgress | null>(null);
  const { busy, error, attempt: run } = useAttempt<"reading" | "importing">();

  // A second click does nothing while a step is running.
  const attempt = async (step: "reading" | "importing", work: () => Promise<void>) => {
    if (!busy) await run(step, work);
  };

  const read = () =>
    attempt("reading", async () => {
      const found = await readMlsListings();
      setListings(found);
      const changing = found.filter((listing) => canTake(listing) && listing.change !== "unchanged");
      setChosen(new Set(changing.map(({ key }) => key)));
    });

  const choose = (key: string, on: boolean) =>
    setChosen((keys) => new Set(on ? [...keys, key] : [...keys].filter((other) => other !== key)));

  const take = (withPhotos: boolean) =>
    attempt("importing", async () => {
      const { created, updated, withPhotos: keys } = await importMlsListings([...chosen]);
      const failed = withPhotos ? await copyPhotos(keys, setProgress) : 0;
      setProgress(null);
      await Promise.all([refresh(), forgetListings(client)]);
      await navigate(paths.properties);
      const texts = [t("done.text", { created, updated }), failed > 0 && t("done.photos", { count: failed })];
      toasts.add({ title: t("done.title"), description: texts.filter(Boolean).join(" ") });
    });

  return { listings, chosen, progress, busy, error, read, choose, take };
}

export type MlsReading = ReturnType<typeof useMlsImport>;

/**
 * Copies the photos of one listing after the other. A listing whose photos can't be copied doesn't stop the others: the
 * next reading offers them again.
 * @returns how many photos failed
 */
async function copyPhotos(keys: readonly string[], onProgress: (progress: PhotoProgress) => void): Promise<number> {
  let failed = 0;
  for (const [done, key] of keys.entries()) {
    onProgress({ done: done + 1, all: keys.length });
    try {
      failed += (await copyMlsPhotos(key)).failed;
    } catch (error) {
      if (isSessionEnd(error)) throw error;
      failedCallBody(error);
      failed += 1;
    }
  }
  return failed;
}
