import type { AspectFormat } from "../tile/aspect.ts"

type PreviewArt = { file: string; focus: { x: number; y: number } | null }

/**
 * A cover: the slug of the category that gives its card for links the hue; an unknown one for none. Or a picture in a text, which is so many
 * times as wide as high.
 */
type Shown = { aspect: AspectFormat; category: string } | { shape: number }

/** The widths such a picture is made in, in pixels. */
export const previewWidths = [207, 414, 828] as const

/**
 * Where a picture is shown before it is published: the address says all that it is made from, so nothing has to be kept of it. A file of
 * it is this and `-{width}.{format}`, as a medium's is.
 */
export function previewPictureAddress(art: PreviewArt, shown: Shown): string {
  return `${addressOf(art, shown)}&output=cover`
}

export function previewCardAddress(art: PreviewArt, shown: Shown, title: string): string {
  return `${addressOf(art, shown)}&title=${encodeURIComponent(title.toWellFormed())}&output=card.jpg`
}

function addressOf({ file, focus }: PreviewArt, shown: Shown): string {
  const fields = { ...shown, file, ...focus }
  return `/studio/previews?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
    .join("&")}`
}
