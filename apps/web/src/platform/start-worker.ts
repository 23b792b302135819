/** Registers the service worker once the page has settled, so that it takes nothing from the first paint. */
export function startWorker(): void {
  if (!("serviceWorker" in navigator)) return
  const isFirstVisit = navigator.serviceWorker.controller === null
  const register = async () => {
    await navigator.serviceWorker.register("/sw.js")
    if (isFirstVisit) navigator.serviceWorker.addEventListener("controllerchange", handOver, { once: true })
  }
  const start = () => void register().catch(() => undefined)
  if (document.readyState === "complete") start()
  else addEventListener("load", start, { once: true })
}

/** What the first visit fetched before the worker was there is asked for once more, so that it keeps that too. */
function handOver(): void {
  for (const { name } of performance.getEntriesByType("resource")) {
    const { origin, pathname } = new URL(name)
    if (origin === location.origin && /^\/(documents|media)\//.test(pathname)) {
      void fetch(name, { cache: "force-cache" }).catch(() => undefined)
    }
  }
}
