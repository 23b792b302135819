import type { MediaPlace } from "./media-folder.ts"

/** Originals have a prefix of their own: a CDN may publish `media/`, but no original. */
const prefixes: Record<MediaPlace, string> = { files: "media/", originals: "media-originals/", ghosts: "media-ghosts/" }

export function mediaKey(place: MediaPlace, name: string): string {
  return prefixes[place] + name
}

/** An editor's captions can change; all other names are content hashes. */
export function isMutable(place: MediaPlace, name: string): boolean {
  return place === "originals" && name.endsWith(".vtt")
}
