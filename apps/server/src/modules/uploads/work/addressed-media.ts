import type { Media } from "@confetti/contract/uploads"
import type { MadeMedia } from "../process/processed.ts"

/** Made media with the addresses of their files. A picture's id is what `/media/` and its widths are put around. */
export function addressed(made: MadeMedia, prefix: string, hasCaptions: boolean): Media {
  const id = (name: string): string => `u/${prefix}-${name}`
  const src = (name: string): string => `/media/${id(name)}`
  if (made.kind === "photo") return { ...made, picture: { ...made.picture, id: id(made.picture.id) } }
  return {
    ...made,
    poster: { ...made.poster, id: id(made.poster.id) },
    sources: made.sources.map((source) => ({ ...source, src: src(source.src) })),
    captions: hasCaptions ? src("captions.vtt") : null,
  }
}
