// Part of the service worker (offline.ts): shows what is pushed, and opens where it leads.

addEventListener("push", (event) => event.waitUntil(show(read(event.data))))

addEventListener("notificationclick", (event) => {
  event.notification.close()
  const done = event.action === "stop" ? stop() : open(event.notification.data?.path ?? "/")
  event.waitUntil(done.then(countUnread))
})

addEventListener("notificationclose", (event) => event.waitUntil(countUnread()))

// A push service may replace a subscription by itself.
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)))

// Whoever opens the app has seen that there is something.
addEventListener("fetch", (event) => {
  // Only somebody who is notified has one.
  if (event.request.mode === "navigate" && Notification.permission === "granted") void clearBadge()
})

/** A browser wants to show something for every push, whatever came. */
function read(data) {
  const general = { tag: "news", title: "Something new for you", body: "", path: "/" }
  try {
    return { ...general, ...data.json() }
  } catch {
    return general
  }
}

async function show({ tag, title, body, path }) {
  await registration.showNotification(title, {
    body,
    tag,
    icon: "/icon-192.png",
    data: { path },
    actions: [{ action: "stop", title: "Turn off" }],
  })
  for (const page of await pages()) page.postMessage({ type: "push", tag })
  await countUnread()
}

/** Only ever a page of this app. */
async function open(path) {
  const address = new URL(path, location.origin)
  const own = address.origin === location.origin ? address.href : `${location.origin}/`
  const [page] = await pages()
  if (!page) return clients.openWindow(own)
  await page.focus()
  // A page that this worker does not control can't be led anywhere.
  return page.navigate(own).catch(() => clients.openWindow(own))
}

/** Nothing comes to this device any more. Where the server can't be told, it hears so from the push service. */
async function stop() {
  const subscription = await registration.pushManager.getSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  await tell("remove_subscription", { endpoint: subscription.endpoint }).catch(() => undefined)
  for (const page of await pages()) page.postMessage({ type: "push-stopped" })
}

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options
  const subscription = newSubscription ?? (options && (await registration.pushManager.subscribe(options)))
  if (!subscription) return
  const { endpoint, keys } = subscription.toJSON()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC"
  await tell("add_subscription", { endpoint, keys, zone })
}

function tell(name, data) {
  return fetch(`/functions/notifications-${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data }),
  })
}

function pages() {
  return clients.matchAll({ type: "window", includeUncontrolled: true })
}

async function countUnread() {
  const shown = await registration.getNotifications()
  if (shown.length === 0) return clearBadge()
  await navigator.setAppBadge?.(shown.length).catch(() => undefined)
}

async function clearBadge() {
  await navigator.clearAppBadge?.().catch(() => undefined)
}
