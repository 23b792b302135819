import { Browser } from "@capacitor/browser"
import { linkedPath } from "./linked-path.ts"
import { serverOrigin } from "./server-base.ts"

/** Opens external links in an in-app browser, and ours with `open`. Handled events are ignored. */
export function followForeignLinks(open: (path: string) => void): void {
  // After the document’s listeners, which handle the app's links.
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null
    if (!link || event.defaultPrevented || event.button !== 0) return
    const given = link.getAttribute("href") ?? ""
    // Fragments, and links for phone apps.
    if (given.startsWith("#")) return stepTo(event, given)
    if (!/^https?:$/.test(link.protocol)) return
    event.preventDefault()
    const path = linkedPath(link.href, serverOrigin())
    if (path === null) void Browser.open({ url: link.href, toolbarColor: "#000000" }).catch(() => undefined)
    else open(path)
  })
}

/** Uses the page's own address, as the base is the server's. */
function stepTo(event: Event, fragment: string): void {
  event.preventDefault()
  const target = document.querySelector<HTMLElement>(fragment)
  target?.scrollIntoView()
  target?.focus()
}
