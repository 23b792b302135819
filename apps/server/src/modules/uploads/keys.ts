import { randomBytes } from "node:crypto"

export const originals = "originals/"

export const madeKey = (name: string): string => `made/${name}`

const originalKey = /^originals\/[0-9a-f]{32}$/

export function isKey(key: string): boolean {
  return originalKey.test(key) || typeOfMade(key.replace(/^made\//, "")) !== null
}

/** An unguessable prefix for names of one attempt, and for originals. */
export function drawKey(): string {
  return randomBytes(16).toString("hex")
}

export const newOriginal = (): string => originals + drawKey()

/** Types of made files by extension. Nothing else is stored or served. */
const types: Readonly<Record<string, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  mp4: "video/mp4",
  vtt: "text/vtt; charset=utf-8",
}

const madeName = /^[0-9a-f]{32}-[a-z0-9][a-z0-9-]{0,60}\.(avif|webp|mp4|vtt)$/

export function typeOfMade(name: string): string | null {
  return types[madeName.exec(name)?.[1] ?? ""] ?? null
}
