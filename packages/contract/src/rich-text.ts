import { z } from "zod"
import { fencedBlocks } from "./fenced-block.ts"

/** Text inside a paragraph. Links are http, https, a path of this site, or a source of the tile: see `sourceAddress`. */
export type Inline = string | { strong: Inline[] } | { em: Inline[] } | { link: string; text: Inline[] }

export const inline: z.ZodType<Inline> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ strong: z.array(inline) }),
    z.strictObject({ em: z.array(inline) }),
    z.strictObject({ link: z.string(), text: z.array(inline) }),
  ]),
)

/**
 * A block of text, parsed from Markdown on import so that clients never handle HTML. `figure` is a large number, `quote` may have a source,
 * `heading` occurs only in pages.
 */
export const block = z.union([
  z.strictObject({ type: z.literal("paragraph"), text: z.array(inline) }),
  z.strictObject({ type: z.literal("heading"), text: z.array(inline) }),
  z.strictObject({ type: z.literal("figure"), text: z.string() }),
  z.strictObject({ type: z.literal("quote"), text: z.array(z.array(inline)), by: z.string().nullable() }),
  z.strictObject({ type: z.literal("list"), ordered: z.boolean(), items: z.array(z.array(inline)) }),
  ...fencedBlocks,
])

export type Block = z.infer<typeof block>

export const richText = z.array(block)

export type RichText = z.infer<typeof richText>
