import { Browser } from "@capacitor/browser"
import { linkedPath } from "./linked-path.ts"
import { serverOrigin } from "./server-base.ts"

/** Opens links that lead out of the app in a browser within it, and our own as `open` does. What the app has dealt with is left alone. */
export function followForeignLinks(open: (path: string) => void): void {
  // After the document’s own listeners: a link that the app follows is not foreign.
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null
    if (!link || event.defaultPrevented || event.button !== 0) return
    const given = link.getAttribute("href") ?? ""
    // Within the page, and what phones have apps of their own for.
    if (given.startsWith("#")) return stepTo(event, given)
    if (!/^https?:$/.test(link.protocol)) return
    event.preventDefault()
    const path = linkedPath(link.href, serverOrigin())
    if (path === null) void Browser.open({ url: link.href, toolbarColor: "#000000" }).catch(() => undefined)
    else open(path)
  })
}

/** By the page's own address, where the browser would go by the server's. */
function stepTo(event: Event, fragment: string): void {
  event.preventDefault()
  const target = document.querySelector<HTMLElement>(fragment)
  target?.scrollIntoView()
  target?.focus()
}
