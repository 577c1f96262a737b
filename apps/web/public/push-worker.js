// Shows the notifications that the server pushes, and opens their page. It caches nothing and answers no requests.

const dashboard = "/dashboard";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription)));

// The contract's PushPayload.
function show({ title, line, path, tag, language }) {
  return self.registration.showNotification(title, {
    body: line,
    // It replaces an older one about the same renter, and still rings.
    tag,
    renotify: true,
    lang: language,
    icon: "/icons/icon-192.png",
    data: { path },
  });
}

async function open(path) {
  // Only ever a page of the dashboard.
  const target = path.startsWith(dashboard) ? path : dashboard;
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find(({ url }) => new URL(url).pathname === target);
  if (there) return there.focus();
  const [other] = windows;
  if (!other) return self.clients.openWindow(target);
  await other.focus();
  return other.navigate(target);
}

// The browser replaced its address: the server gets the new one.
async function renew(old) {
  if (!old) return;
  const { userVisibleOnly, applicationServerKey } = old.options;
  const subscription = await self.registration.pushManager.subscribe({ userVisibleOnly, applicationServerKey });
  await fetch("/api/agent/push-devices", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(subscription.toJSON()),
  });
}
