import type { BrandIcons } from "@confetti/contract/brand"
import { type Look, lookCookie } from "@confetti/domain/navigation/look"
import { writeLook } from "@confetti/domain/navigation/write-look"
import { iconFiles } from "./app-icon.ts"
import { readCookie, writeCookie } from "./cookie.ts"
import { applyLook, chosenLook } from "./look.ts"

/** Applies display settings and stores them for the next first paint. False if they can't be stored. */
export function changeLook(look: Look, brandIcons: BrandIcons | undefined): boolean {
  const text = writeLook(look)
  writeCookie(lookCookie, text)
  applyLook(look)
  applyIcon(look, brandIcons)
  chosenLook.set(text)
  return readCookie(lookCookie) === text
}

function applyIcon({ icon }: Look, brandIcons: BrandIcons | undefined): void {
  const { tab, type, touch, manifest } = iconFiles(icon, brandIcons)
  for (const [rel, href] of Object.entries({ icon: tab, "apple-touch-icon": touch, manifest })) {
    const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
    if (!link || link.getAttribute("href") === href) continue
    if (rel === "icon") link.type = type
    link.href = href
  }
}
