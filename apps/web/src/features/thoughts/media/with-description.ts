import type { Picture } from "@confetti/contract/picture"
import type { Media } from "@confetti/contract/uploads"

/** Where nobody described what they sent, that somebody sent it is what can be said of it. */
export function withDescription(media: Media, by: string): Media {
  const describe = (picture: Picture, what: string): Picture => {
    if (picture.alt !== "") return picture
    return { ...picture, alt: by === "" ? what : `${what} by ${by}` }
  }
  if (media.kind === "photo") return { ...media, picture: describe(media.picture, "Photo") }
  // The player says what it is by itself.
  return by === "" || media.poster.alt !== "" ? media : { ...media, poster: { ...media.poster, alt: `by ${by}` } }
}
