import { useState } from "react";
import { useMatches, useRouteError } from "react-router";

/*
 * A patient page is rendered by the server, and React takes it over when someone first touches it: until then it loads
 * `patient.ts`, a few kilobytes. What people typed, sent or pressed in between isn't lost. A route becomes one by
 * `export { handle } from "../../patient/patientPage.ts"`.
 */

/** Marks a route as a patient page. */
export const handle = { patient: true } as const;

/** True if this document was opened as a patient page; an error page isn't one, nor is any page opened from within. */
export function usePatientPage(): boolean {
  const failed = (useRouteError() ?? null) !== null;
  const matches = useMatches();
  const patient = matches.some((match) => (match.handle as Partial<typeof handle> | undefined)?.patient === true);
  return useState(patient && !failed)[0];
}
