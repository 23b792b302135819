import { type Brand, brand } from "@confetti/contract/brand"
import { z } from "zod"
import { checkShape } from "./check-shape.ts"
import { text } from "./fields.ts"
import type { Report } from "./problem.ts"
import { readYaml, type YamlSource } from "./read-yaml.ts"

const link = z.string().regex(/^(?:\/(?![/\\])|https?:\/\/)\S*$/i, "must be a path of this site or an http(s) address")

const brandFields = brand.extend({
  name: text(1, 40),
  tagline: text(1, 120),
  description: text(1, 300),
  language: z.string().refine(isLanguage, "must be a language tag such as en or pt-BR"),
  links: z.record(z.string(), link),
})

export type BrandFile = { brand: Brand; lineOf: YamlSource["lineOf"] }

/** Reads `pack.yaml`: the product's own name and words. */
export function parseBrand(yaml: string, report: Report): BrandFile | null {
  const source = readYaml(yaml, 1, report)
  const fields = source && checkShape(brandFields, source, report)
  return fields && { brand: fields, lineOf: source.lineOf }
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
