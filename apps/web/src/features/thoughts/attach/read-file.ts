import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { longestClip, mostBytes, type UploadKind } from "@confetti/domain/uploads/upload-limits"
import { deferred } from "../../../platform/deferred.ts"

/** Milliseconds: a slower browser leaves the check to the server. */
const patience = 5000

/** The server's limit. */
const mostCaptionText = 100_000

const tellingBytes = 32

/** HEIC can't be used, and is named to say what helps. */
export type FoundKind = UploadKind | "heic" | null

/** A file's kind by its first bytes, never by its name. The server checks again. */
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
  /** Seconds; null if the browser can't tell. */
  duration: number | null
}

export function findFileProblem({ kind, size, duration }: CheckedFile): string | null {
  if (size === 0) return t`This file is empty.`
  if (kind === "heic") return t`HEIC photos don’t work everywhere. Choose a JPEG instead.`
  if (kind === null) return t`This file type is not supported. Choose a JPEG, PNG, WebP, AVIF, MP4, MOV or WebM.`
  const most = mostBytes[kind]
  if (size > most) {
    const [has, limit] = [sizeText(size), sizeText(most)]
    return kind === "photo"
      ? t`This photo has ${has}. The limit is ${limit}.`
      : t`This clip has ${has}. The limit is ${limit}.`
  }
  // The last frame may last a little longer.
  if (duration !== null && duration >= longestClip + 1) {
    const [length, limit] = [durationText(duration), durationText(longestClip)]
    return t`This clip is ${length} long. The limit is ${limit}.`
  }
  return null
}

const megabyte = 1024 * 1024

/** `4.8 MB`; below 1 MB in kB. */
export function sizeText(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1024)).toLocaleString(wordsLanguage)} kB`
  const most = bytes < 10 * megabyte ? 1 : 0
  return `${(bytes / megabyte).toLocaleString(wordsLanguage, { maximumFractionDigits: most })} MB`
}

export function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`
}

export async function readCaptions(file: Blob): Promise<{ ok: true; text: string } | { ok: false; words: string }> {
  const text = file.size > 4 * mostCaptionText ? null : await file.text().catch(() => "")
  if (text === null || text.length > mostCaptionText)
    return { ok: false, words: t`These captions are longer than a minute.` }
  // With an optional byte-order mark.
  if (!/^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return { ok: false, words: t`This is not a WebVTT file (.vtt).` }
  return { ok: true, text }
}

export type ReadFile = { ok: true; kind: UploadKind; file: File } | { ok: false; words: string }

export async function readFile(file: File): Promise<ReadFile> {
  try {
    const kind = kindOf(new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer()))
    const duration = kind === "clip" ? await clipDuration(file) : null
    const words = findFileProblem({ kind, size: file.size, duration })
    if (words !== null || kind === null || kind === "heic") return { ok: false, words: words ?? "" }
    return { ok: true, kind, file }
  } catch {
    // The file was moved, or is in an unreachable cloud.
    return { ok: false, words: t`Could not read this file. Choose it again.` }
  }
}

/** A clip's duration in seconds; null if the browser can't tell. */
function clipDuration(file: Blob): Promise<number | null> {
  const video = document.createElement("video")
  const address = URL.createObjectURL(file)
  const { promise, resolve } = deferred<number | null>()
  const tooLate = setTimeout(() => resolve(null), patience)
  video.preload = "metadata"
  video.muted = true
  video.addEventListener("loadedmetadata", () => resolve(Number.isFinite(video.duration) ? video.duration : null))
  video.addEventListener("error", () => resolve(null))
  video.src = address
  return promise.finally(() => {
    clearTimeout(tooLate)
    video.removeAttribute("src")
    video.load()
    URL.revokeObjectURL(address)
  })
}
