import type { AspectFormat } from "../tile/aspect.ts"

type PreviewArt = { file: string; focus: { x: number; y: number } | null }

/** A cover: the category whose hue its link card has; unknown for none. Or a picture in a text, by its ratio of width to height. */
type Shown = { aspect: AspectFormat; category: string } | { shape: number }

/** Widths of such a picture in pixels. */
export const previewWidths = [207, 414, 828] as const

/** The address of an unpublished picture: it contains all that is needed to make it. Files append `-{width}.{format}`, like other media. */
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
