import sharp from "sharp"
import { type EmojiShape, readEmojiShape } from "./emoji-shape.ts"
import { subjectAssetPath } from "./subject-asset-path.ts"
import { UnknownEmoji } from "./unknown-emoji.ts"

/** Trimmed to what is visible, RGBA. */
export type LoadedEmoji = { pixels: Buffer; width: number; height: number; shape: EmojiShape }

// A run of covers uses the same few dozen pictures again and again; a trimmed one is about 200 kB.
const cache = new Map<string, Promise<LoadedEmoji>>()
const mostCached = 64

const load = async (path: string): Promise<LoadedEmoji> => {
  // The set leaves uneven margins: without them every subject has the same weight on the page.
  const { data, info } = await sharp(path)
    .ensureAlpha()
    .trim({ background: "#00000000", threshold: 4 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    pixels: data,
    width: info.width,
    height: info.height,
    shape: await readEmojiShape(data, info.width, info.height),
  }
}

/** The picture and shape of an emoji, or of a drawing of ours. Rejects with `UnknownEmoji` when the set has none. */
export const loadEmoji = async (emoji: string): Promise<LoadedEmoji> => {
  const before = cache.get(emoji)
  if (before) return before
  const path = subjectAssetPath(emoji)
  if (path === null) throw new UnknownEmoji(emoji)
  const loading = load(path)
  cache.set(emoji, loading)
  loading.catch(() => cache.delete(emoji))
  const oldest = cache.keys().next().value
  if (cache.size > mostCached && oldest !== undefined) cache.delete(oldest)
  return loading
}
