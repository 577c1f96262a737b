import type { ErrorBody } from "@llave/contract/errors";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { failedCallBody } from "../data/failedCall.ts";
import { isSessionEnd } from "../data/request.ts";
import { toasts } from "../notifications/toasts.ts";

/** Why an action failed: the server's text and fields, or neither if the network failed. */
export type FailedCall = Partial<ErrorBody>;

/**
 * Runs a call that changes something on the server. If the session has ended, the query client leads to the sign-in
 * page; for any other failed call it calls `onFailed`.
 * @returns `busy` while the last call runs; `run`, which says whether the call succeeded and takes an `onFailed` for
 *   this call alone; and `runOnce`, which does nothing while a call is running, so that a double click sends one
 *   request
 */
export function useAction(onFailed: (failure: FailedCall) => void = () => undefined) {
  const running = useRef(0);
  const { mutateAsync, isPending } = useMutation({ mutationFn: (work: () => Promise<unknown>) => work() });
  const run = async (work: () => Promise<unknown>, refused = onFailed): Promise<boolean> => {
    running.current += 1;
    try {
      await mutateAsync(work);
      return true;
    } catch (error) {
      if (!isSessionEnd(error)) refused(failedCallBody(error));
      return false;
    } finally {
      running.current -= 1;
    }
  };
  const runOnce = async (work: () => Promise<unknown>) => running.current === 0 && (await run(work));
  return { busy: isPending, run, runOnce };
}

/** Shows a failed call as a toast: the server's text, or else the given one. */
export function toastFailure({ error }: FailedCall, { title, fallback }: { title: string; fallback: string }): void {
  toasts.add({ title, description: error ?? fallback, tone: "destructive" });
}
