import { type Brand, brand } from "@confetti/contract/brand"
import { socialChannels } from "@confetti/contract/social-channel"
import { appStoreId, playPackage } from "@confetti/domain/store-address"
import { z } from "zod"
import { t } from "../../../platform/words/say.ts"
import { checkShape } from "./check-shape.ts"
import { hue, text } from "./fields.ts"
import { isLanguage } from "./is-language.ts"
import type { SourceLookup } from "./link-source.ts"
import type { Report } from "./problem.ts"
import { readYaml, type YamlSource } from "./read-yaml.ts"
import { error } from "./refinements.ts"
import { httpsAddress } from "./source-fields.ts"

const linkShape = /^(?:\/(?![/\\])|https?:\/\/)\S*$/i

const link = z
  .string()
  .refine((value) => linkShape.test(value), error(t`must be a path of this site or an http(s) address`))

const secureUrl = z.url({ protocol: /^https$/ })

const channel = z.string().refine((value) => secureUrl.safeParse(value).success, error(t`must be an https address`))

export const brandFile = "pack.yaml"

/** Plain names only, so that it can't leave the pack. */
const iconPath = z
  .string()
  .refine(
    (path) => /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)$/i.test(path),
    error(t`must name a JPEG, PNG, WebP or AVIF file in the pack`),
  )

const brandFields = brand.omit({ icons: true }).extend({
  name: text(1, 40),
  tagline: text(1, 120),
  description: text(1, 300),
  shell: z.strictObject({ title: text(1, 80).optional(), description: text(1, 300).optional() }).optional(),
  hue: hue.optional(),
  icon: iconPath.optional(),
  language: z.string().refine(isLanguage, error(t`must be a language tag such as en or pt-BR`)),
  links: z.record(z.string(), link),
  channels: z.strictObject(Object.fromEntries(socialChannels.map((kind) => [kind, channel.optional()]))).optional(),
  apps: z
    .strictObject({
      ios: storeAddress(appStoreId, "https://apps.apple.com/app/id1234567890").optional(),
      android: storeAddress(playPackage, "https://play.google.com/store/apps/details?id=com.example.app").optional(),
    })
    .optional(),
  sourceLookup: z.strictObject({ title: lookup("{query}").optional(), isbn: lookup("{isbn}").optional() }).optional(),
})

export type BrandFile = { brand: Brand; icon: string | null; sourceLookup: SourceLookup; lineOf: YamlSource["lineOf"] }

export function parseBrand(yaml: string, report: Report): BrandFile | null {
  const source = readYaml(yaml, 1, report)
  const fields = source && checkShape(brandFields, source, report)
  if (!fields) return null
  const { sourceLookup = {}, icon = null, ...brand } = fields
  return { brand, icon, sourceLookup, lineOf: source.lineOf }
}

function storeAddress(idOf: (address: string) => string | null, example: string) {
  return z
    .string()
    .refine((address) => idOf(address) !== null, error(t`must be the app’s address in the store, such as ${example}`))
}

function lookup(gap: string) {
  return httpsAddress.refine((url) => url.includes(gap), error(t`must contain ${gap} where the search words go`))
}
