import type { Media } from "@confetti/contract/uploads"
import { t } from "@confetti/domain/messages/t"

/** Where nobody described what they sent, that somebody sent it is what can be said of it. */
export function withDescription(media: Media, by: string): Media {
  if (media.kind === "photo") {
    const alt = media.picture.alt || (by === "" ? t`Photo` : t`Photo by ${by}`)
    return { ...media, picture: { ...media.picture, alt } }
  }
  // The player says what it is by itself.
  return by === "" || media.poster.alt !== "" ? media : { ...media, poster: { ...media.poster, alt: t`by ${by}` } }
}
