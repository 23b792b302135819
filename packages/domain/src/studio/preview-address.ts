import type { AspectFormat } from "../tile/aspect.ts"

export type PreviewArt =
  | { recipe: string; emoji: string; extras: readonly string[]; seed: number | null }
  | { file: string; focus: { x: number; y: number } | null }

/**
 * A cover: the slug of the category that gives it its hue; an unknown one for none. What belongs to no category says its hue. Or a picture in a
 * text, which is so many times as wide as high.
 */
type Shown = { aspect: AspectFormat; category: string; hue?: number } | { shape: number }

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

function addressOf(art: PreviewArt, shown: Shown): string {
  const fields = [...shownFields(shown), ...("recipe" in art ? recipeFields(art) : fileFields(art))]
  return `/studio/previews?${fields.map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`).join("&")}`
}

function shownFields(shown: Shown): [string, string | number][] {
  if ("shape" in shown) return [["shape", shown.shape]]
  const { aspect, category, hue } = shown
  return [["aspect", aspect], ["category", category], ...(hue === undefined ? [] : [["hue", hue] as [string, number]])]
}

function recipeFields({
  recipe,
  emoji,
  extras,
  seed,
}: Extract<PreviewArt, { recipe: string }>): [string, string | number][] {
  const others = extras.map((extra): [string, string] => ["extra", extra])
  return [
    ["recipe", recipe],
    ["emoji", emoji],
    ...others,
    ...(seed === null ? [] : [["seed", seed] as [string, number]]),
  ]
}

function fileFields({ file, focus }: Extract<PreviewArt, { file: string }>): [string, string | number][] {
  return [
    ["file", file],
    ...(focus
      ? ([
          ["x", focus.x],
          ["y", focus.y],
        ] as [string, number][])
      : []),
  ]
}
