import type { Media } from "@confetti/contract/uploads"
import type { MadeMedia } from "../process/processed.ts"

type Words = { alt: string; hasCaptions: boolean }

/** Made media with the addresses of their files. A picture's id goes between `/media/` and the width. */
export function addressed(made: MadeMedia, prefix: string, { alt, hasCaptions }: Words): Media {
  const id = (name: string): string => `u/${prefix}-${name}`
  const src = (name: string): string => `/media/${id(name)}`
  if (made.kind === "photo") return { ...made, picture: { ...made.picture, alt, id: id(made.picture.id) } }
  return {
    ...made,
    poster: { ...made.poster, alt, id: id(made.poster.id) },
    sources: made.sources.map((source) => ({ ...source, src: src(source.src) })),
    captions: hasCaptions ? src("captions.vtt") : null,
  }
}
