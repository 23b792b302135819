import { type Look } from "./look.ts"

export function writeLook(look: Look): string {
  const flags = [
    look.canZoom && "z",
    look.isStill && "m",
    look.hasButtons && "b",
    look.savesData && "s",
    look.autoplay === "never" && "n",
    look.autoplay === "always" && "a",
  ]
  const hue = look.hue === null ? "" : `.h${look.hue}`
  const icon = look.icon === null ? "" : `.i${look.icon}`
  return `${look.textSize}${flags.filter(Boolean).join("")}${hue}${icon}`
}
