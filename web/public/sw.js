// The service worker: the shell of the site without a network, and notices by Web Push. No answer of the API is kept.
const SHELL = "shell-v1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// Pages: what the server says, or the shell that was kept. Assets have their content in their names and never change.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

self.addEventListener("message", (event) => {
  const paths = (event.data?.keep ?? []).filter((path) => typeof path === "string" && path.startsWith("/assets/"));
  event.waitUntil(Promise.all(paths.map((path) => asset(new Request(path)).catch(() => undefined))));
});

async function page(request) {
  try {
    const found = await fetch(request);
    // One page serves every address: the newest is kept, so that it fits the newest assets.
    if (found.ok && found.headers.get("x-guanxi") === "shell") {
      const copy = found.clone();
      caches.open(SHELL).then((cache) => cache.put("/", copy));
    }
    return found;
  } catch {
    return (await caches.match("/", { cacheName: SHELL })) ?? Response.error();
  }
}

async function asset(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) {
    await cache.put(request, found.clone());
    await tidy(cache);
  }
  return found;
}

// Assets of older versions go, the oldest first.
async function tidy(cache) {
  const kept = await cache.keys();
  const old = kept.filter((each) => new URL(each.url).pathname.startsWith("/assets/")).slice(0, -80);
  await Promise.all(old.map((each) => cache.delete(each)));
}

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // not ours: the notice is shown without words of its own
  }
  const { title = "guanxi", text = "", url = "/", table = "" } = told;
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      icon: "/icon-192.png",
      tag: table || "guanxi",
      data: { url },
    }),
  );
});

// Open the table: in the tab that has it, else in another of ours, rather one where nobody plays, or in a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const asked = new URL(event.notification.data?.url ?? "/", location.origin);
  const url = new URL(asked.pathname + asked.search, location.origin).href; // never another site
  event.waitUntil(show(url));
});

async function show(url) {
  const path = (address) => new URL(address).pathname;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => path(tab.url) === path(url));
  if (there) return there.focus();
  const other = tabs.find((tab) => !path(tab.url).startsWith("/t/")) ?? tabs[0];
  try {
    const led = await other?.navigate(url);
    if (led) return await led.focus();
  } catch {
    // a tab that this worker does not hold: it can be looked at, but not led
  }
  return self.clients.openWindow(url);
}
