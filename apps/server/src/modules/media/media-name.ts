import { emojiFile } from "@confetti/domain/tile/emoji-file"
import { pictureWidths } from "./media-request.ts"

const pictureFormats = ["avif", "webp"] as const
export type PictureFormat = (typeof pictureFormats)[number]

const emojiSizes = [64, 128] as const

export type MediaName =
  | { kind: "picture"; id: string; width: number; format: PictureFormat }
  | { kind: "card"; id: string }
  | { kind: "film"; id: string }
  | { kind: "captions"; id: string }
  | { kind: "icon"; id: string }
  | { kind: "emoji"; emoji: string; size: number }

export const pictureFile = (id: string, width: number, format: PictureFormat): string => `${id}-${width}.${format}`
export const cardFile = (id: string): string => `${id}.jpg`
export const filmFile = (id: string): string => `${id}.mp4`
export const iconFile = (id: string): string => `${id}.png`
export const captionsFile = (id: string): string => `${id}.vtt`

const singles: Record<string, "card" | "film" | "captions" | "icon"> = {
  jpg: "card",
  mp4: "film",
  vtt: "captions",
  png: "icon",
}
const pictureName = /^([a-z2-7]{20})-(\d+)\.(avif|webp)$/
const emojiName = /^emoji-([0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,9})-(\d+)\.webp$/

/** Parses a file name, or null. Only these shapes reach the file system, and each file has one name. */
export function readMediaName(name: string): MediaName | null {
  const [, id = "", width, format] = pictureName.exec(name) ?? []
  if (isOneOf(Number(width), pictureWidths)) {
    return { kind: "picture", id, width: Number(width), format: format as PictureFormat }
  }
  const [, single = "", extension = ""] = /^([a-z2-7]{20})\.(jpg|mp4|vtt|png)$/.exec(name) ?? []
  const kind = singles[extension]
  if (kind) return { kind, id: single }
  const emoji = readEmojiName(name)
  return emoji !== null && emojiFile(emoji.emoji, emoji.size) === name ? emoji : null
}

/** The canonical name of an older spelling; null if there is none. */
export function properName(name: string): string | null {
  const emoji = readEmojiName(name)
  const proper = emoji === null ? name : emojiFile(emoji.emoji, emoji.size)
  return proper === name ? null : proper
}

function readEmojiName(name: string): Extract<MediaName, { kind: "emoji" }> | null {
  const [, points = "", size] = emojiName.exec(name) ?? []
  if (!isOneOf(Number(size), emojiSizes)) return null
  const codes = points.split("-").map((point) => Number.parseInt(point, 16))
  if (codes.some((code) => code > 0x10_ffff)) return null
  return { kind: "emoji", emoji: String.fromCodePoint(...codes), size: Number(size) }
}

function isOneOf(value: number, values: readonly number[]): boolean {
  return values.includes(value)
}
