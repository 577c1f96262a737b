/** What this browser can do about notifications. */
export type PushSupport =
  | "unsupported"
  /** An iPhone or iPad: only a site on the Home Screen can get pushes. */
  | "install"
  /** The agent once refused. */
  | "blocked"
  | "possible";

/** This browser as a device. */
export interface BrowserPush {
  support: PushSupport;
  /** SHA-256 of its push address in hex, as in the list of devices; null without one. */
  fingerprint: string | null;
}

const worker = "/push-worker.js";
/** The pages it may bring to the front. */
const scope = "/dashboard";

/** True on an iPhone or iPad; an iPad calls itself a Mac. */
export function isAppleMobile(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}

/** What this browser can do, and its push address if it has one. */
export async function readBrowserPush(): Promise<BrowserPush> {
  const support = supportOf();
  const subscription = support === "possible" ? await currentSubscription() : null;
  return { support, fingerprint: subscription && (await fingerprintOf(subscription.endpoint)) };
}

function supportOf(): PushSupport {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isAppleMobile() ? "install" : "unsupported";
  return Notification.permission === "denied" ? "blocked" : "possible";
}

/**
 * Asks the person and subscribes.
 * @returns what the server needs; null if the person didn't allow it
 * @throws DOMException if the browser has no push service
 */
export async function subscribe(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.register(worker, { scope });
  await active(registration);
  const { pushManager } = registration;
  const old = await pushManager.getSubscription();
  if (old && keyOf(old) !== publicKey) await old.unsubscribe();
  // It returns the existing subscription, if there is one.
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return (await pushManager.subscribe(options)).toJSON();
}

/** Ends this browser's subscription, if it has one. */
export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribing needs an active worker. */
function active({ active: now, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (now || !coming) return Promise.resolve();
  return new Promise((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve();
      if (coming.state === "redundant") reject(new Error("the worker wasn't installed"));
    });
  });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

async function fingerprintOf(endpoint: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
