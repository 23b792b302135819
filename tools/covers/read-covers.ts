import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { aspectFormat } from "@confetti/contract/aspect"
import { parse } from "yaml"
import { largestSize } from "../../apps/server/src/modules/media/media-request.ts"
import type { Illustration } from "./art/illustrate.ts"

/** A cover of a pack: its file, what it is drawn from, and a mark of that, which the file carries. */
export type Cover = { path: string; illustration: Illustration; mark: string }

type Line = Pick<Illustration, "recipe" | "subject" | "seed"> & { extras?: string[] }
type Front = { aspect: string; categories: string[] }

/** The covers that a pack's `covers.yaml` lists. Each has the shape of the tile beside it, and the hue of that tile's first category. */
export function readCovers(pack: string): Cover[] {
  const read = (file: string): string => readFileSync(join(pack, file), "utf8")
  const categories = parse(read("categories.yaml")) as { slug: string; hue: number }[]
  const lines = parse(read("covers.yaml")) as Record<string, Line>
  return Object.entries(lines).map(([path, { recipe, subject, extras = [], seed }]) => {
    const { aspect, categories: own } = parse(read(path.replace(/avif$/, "md")).split(/^---$/m)[1] ?? "") as Front
    const category = categories.find(({ slug }) => slug === own[0])
    if (!category) throw new Error(`${path}: no category ${own[0]}`)
    const size = largestSize(aspectFormat.parse(aspect))
    const illustration = { recipe, subject, extras, seed, hue: category.hue, ...size }
    const mark = createHash("sha256").update(JSON.stringify(illustration)).digest("hex").slice(0, 20)
    return { path: join(pack, path), illustration, mark }
  })
}
