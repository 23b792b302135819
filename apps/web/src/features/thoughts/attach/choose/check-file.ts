import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { longestClip, mostBytes, type UploadKind } from "@confetti/domain/uploads/upload-limits"

/** How many of a file's first bytes tell what it is. */
export const tellingBytes = 32

/** What the pictures of phones come in and most programs can't read: it is named, to say what helps. */
export type FoundKind = UploadKind | "heic" | null

/** What a file is by its first bytes, never by its name. The server looks again, and closer. */
export function kindOf(first: Uint8Array): FoundKind {
  const text = String.fromCharCode(...first.slice(0, tellingBytes))
  if (text.startsWith("\xff\xd8\xff") || text.startsWith("\x89PNG\r\n\x1a\n")) return "photo"
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "photo"
  // EBML: WebM and Matroska.
  if (text.startsWith("\x1a\x45\xdf\xa3")) return "clip"
  if (text.slice(4, 8) !== "ftyp") return null
  const brand = text.slice(8, 12)
  if (brand === "avif" || brand === "avis") return "photo"
  if (/^(hei|hev|mif1|msf1)/.test(brand)) return "heic"
  return "clip"
}

export type CheckedFile = {
  kind: FoundKind
  /** Bytes. */
  size: number
  /** Seconds; null where the browser can't tell. */
  duration: number | null
}

/** Why a file can't be sent, in words for whoever chose it; null where it can. */
export function troubleWith({ kind, size, duration }: CheckedFile): string | null {
  if (size === 0) return t`This file is empty.`
  if (kind === "heic") return t`HEIC photos can’t be read everywhere. Send it as a JPEG.`
  if (kind === null) return t`This is no photo or clip we know. JPEG, PNG, WebP, AVIF, MP4, MOV and WebM work.`
  const most = mostBytes[kind]
  if (size > most) {
    const [has, limit] = [sizeText(size), sizeText(most)]
    return kind === "photo"
      ? t`This photo has ${has}. The most is ${limit}.`
      : t`This clip has ${has}. The most is ${limit}.`
  }
  // The last frame may stand a little longer.
  if (duration !== null && duration >= longestClip + 1) {
    const [length, limit] = [durationText(duration), durationText(longestClip)]
    return t`This clip is ${length} long. The most is ${limit}.`
  }
  return null
}

const megabyte = 1024 * 1024

/** `4.8 MB`; below one of them in kB. */
export function sizeText(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1024)).toLocaleString(wordsLanguage)} kB`
  const most = bytes < 10 * megabyte ? 1 : 0
  return `${(bytes / megabyte).toLocaleString(wordsLanguage, { maximumFractionDigits: most })} MB`
}

/** `0:42`. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`
}
