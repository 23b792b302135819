import type { MediaPlace } from "./media-folder.ts"

/** Originals apart: a network of others' may show all of `media/` to everybody, and no original. */
const prefixes: Record<MediaPlace, string> = { files: "media/", originals: "media-originals/", ghosts: "media-ghosts/" }

export function mediaKey(place: MediaPlace, name: string): string {
  return prefixes[place] + name
}

/** Captions of an editor's film change under their name; all else has a name that says its content. */
export function isMutable(place: MediaPlace, name: string): boolean {
  return place === "originals" && name.endsWith(".vtt")
}
