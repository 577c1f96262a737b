import type { PageField, PageListing, PageValue } from "@llave/contract/listings/pageImport";
import { pageFields } from "@llave/contract/listings/pageImport";
import type { StoredPicture } from "@llave/contract/listings/pictures";
import { useState } from "react";
import { useNavigate } from "react-router";
import { listingsPath } from "../../../agent/listings.ts";
import { useAttempt } from "../../../csvImport/useAttempt.ts";
import { failedCallBody } from "../../../data/failedCall.ts";
import { isSessionEnd, request } from "../../../data/request.ts";
import { paths } from "../../../paths.ts";
import type { FormPhoto, FormValues } from "../form/values.ts";

/** A new listing form's initial values; kept in the history entry. */
export type ImportedValues = Partial<FormValues>;

/** Reads a listing's page, keeps what the agent chooses, and opens the form with it. */
export function usePageImport() {
  const navigate = useNavigate();
  const [page, setPage] = useState<PageListing | null>(null);
  const [chosen, setChosen] = useState<Partial<Record<PageField, PageValue>>>({});
  const { busy, error, attempt: run } = useAttempt<"reading" | "copying">();

  // A second click does nothing while a step is running.
  const attempt = async (step: "reading" | "copying", work: () => Promise<void>) => {
    if (!busy) await run(step, work);
  };

  const read = (url: string) =>
    attempt("reading", async () => {
      setPage(null);
      const found: PageListing = await (await request("POST", `${listingsPath}/page`, { url })).json();
      setPage(found);
      // Unambiguous values are used; conflicting ones, and the description, wait for the agent's choice.
      const clear = pageFields.filter((field) => found.fields[field]?.length === 1 && field !== "description");
      setChosen(Object.fromEntries(clear.map((field) => [field, found.fields[field]?.[0]])));
    });

  const choose = (field: PageField, value: PageValue | undefined) => setChosen((all) => ({ ...all, [field]: value }));

  const fill = (withPhotos: boolean) =>
    attempt("copying", async () => {
      if (!page) return;
      const photos = withPhotos ? await copyPhotos(page.photos) : [];
      await navigate(paths.newProperty, { state: { imported: { ...formOf(chosen), sourceUrl: page.url, photos } } });
    });

  const count = Object.values(chosen).filter((value) => value !== undefined).length;
  return { page, chosen, count, busy, error, read, choose, fill };
}

function formOf(chosen: Partial<Record<PageField, PageValue>>): ImportedValues {
  const known = Object.entries(chosen).flatMap(([field, value]) => (value ? [[field, String(value.value)]] : []));
  return Object.fromEntries(known);
}

/** Copies photos one by one; one that can't be copied is left out. */
async function copyPhotos(urls: readonly string[]): Promise<FormPhoto[]> {
  const photos: FormPhoto[] = [];
  for (const url of urls) {
    try {
      const answer = await request("POST", `${listingsPath}/page/photo`, { url });
      const { id, urls: sizes }: StoredPicture = await answer.json();
      if (!photos.some((photo) => photo.id === id))
        photos.push({ id, alt: "", url: sizes.small ?? "", large: sizes.large ?? "" });
    } catch (error) {
      if (isSessionEnd(error)) throw error;
      failedCallBody(error);
    }
  }
  return photos;
}
