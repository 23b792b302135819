import { AppError } from "@confetti/contract/app-error"
import { aspectFormat } from "@confetti/contract/aspect"
import { previewWidths } from "@confetti/domain/studio/preview-address"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { z } from "zod"
import type { ContentSnapshot } from "../../../platform/content/content-snapshot.ts"
import type { PreviewRequest } from "../../../platform/services.ts"
import { largestInShape, largestSize } from "../../media/media-request.ts"

const original = z.string().regex(/^[a-z2-7]{20}(?:-cover|-poster)?\.(?:jpe?g|png|webp|avif)$/)
const share = z.coerce.number().min(0).max(1)

const art = z.object({ file: original, x: share.optional(), y: share.optional() }).transform(({ file, x, y }) => {
  return { file, focus: x === undefined || y === undefined ? null : { x, y } }
})

const { least: narrowest, most: widest } = blockLimits.comparedShape

const size = z.union([
  z.object({ aspect: aspectFormat }).transform(({ aspect }) => largestSize(aspect)),
  z
    .object({ shape: z.coerce.number().min(narrowest).max(widest) })
    .transform(({ shape }) => largestInShape({ width: shape, height: 1 })),
])

const shown = z.object({
  category: z.string().max(100).default(""),
  title: z.string().max(400).default(""),
})

const noHue = 85

/** Parses an address below `/studio/previews` (`preview-address.ts` in the domain). Only these shapes reach a drawing worker. */
export function readPreviewRequest(query: URLSearchParams, { brand, categories }: ContentSnapshot): PreviewRequest {
  const fields = Object.fromEntries(query)
  const asked = art.safeParse(fields)
  const whole = size.safeParse(fields)
  const how = shown.safeParse(fields)
  const output = readOutput(query.get("output") ?? "")
  if (!asked.success || !whole.success || !how.success || output === null) throw new AppError("request/unknown-file")
  const { category: slug, title } = how.data
  const category = categories.find((each) => each.slug === slug)
  const card = { kind: "card" as const, title, brand: brand.name, category: category?.title ?? "" }
  return {
    art: asked.data,
    size: whole.data,
    hue: category?.hue ?? noHue,
    output: output === "card" ? card : output,
  }
}

function readOutput(name: string): Extract<PreviewRequest["output"], { kind: "picture" }> | "card" | null {
  if (name === "card.jpg") return "card"
  const [, text = "", format] = /^cover-(\d{1,4})\.(avif|webp)$/.exec(name) ?? []
  const width = previewWidths.find((each) => each === Number(text))
  return width === undefined ? null : { kind: "picture", width, format: format as "avif" | "webp" }
}
