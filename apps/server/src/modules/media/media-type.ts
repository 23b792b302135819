import { extname } from "node:path"
import type { ServedAs } from "../../platform/storage/storage.ts"
import type { MediaPlace } from "./media-folder.ts"

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".png": "image/png",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".vtt": "text/vtt; charset=utf-8",
}

export function mediaType(name: string): string {
  return types[extname(name)] ?? "application/octet-stream"
}

/** For content-addressed names. */
export const immutable = "public, max-age=31536000, immutable"

export function servedAs(place: MediaPlace, name: string): ServedAs {
  return { type: mediaType(name), cacheControl: place === "files" ? immutable : "private" }
}
