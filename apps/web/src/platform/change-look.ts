import { type Look, lookCookie } from "@confetti/domain/navigation/look"
import { writeLook } from "@confetti/domain/navigation/write-look"
import { iconFiles } from "./app-icon.ts"
import { readCookie, writeCookie } from "./cookie.ts"
import { applyLook, chosenLook } from "./look.ts"

/** Applies a look at once and keeps it for the next first paint. False when this browser will not keep it. */
export function changeLook(look: Look): boolean {
  const text = writeLook(look)
  writeCookie(lookCookie, text)
  applyLook(look)
  applyIcon(look)
  chosenLook.set(text)
  return readCookie(lookCookie) === text
}

/** What the browser installs the app with. */
function applyIcon({ icon }: Look): void {
  const { svg, touch, manifest } = iconFiles(icon)
  for (const [rel, href] of Object.entries({ icon: svg, "apple-touch-icon": touch, manifest })) {
    const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
    if (link && link.getAttribute("href") !== href) link.href = href
  }
}
