import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import PO from "pofile"

export type Catalogue = ReadonlyMap<string, string>

const dir = join(import.meta.dirname, "../catalogues")

/** BCP 47 tags of all catalogues; English is the source. */
export function catalogueLanguages(): string[] {
  return readdirSync(dir).flatMap((name) => (name.endsWith(".po") ? [name.slice(0, -".po".length)] : []))
}

export function cataloguePath(language: string): string {
  return join(dir, `${language}.po`)
}

/** Throws if there is no catalogue of the language. */
export function readCatalogue(language: string): Catalogue {
  const { items } = PO.parse(readFileSync(cataloguePath(language), "utf8"))
  return new Map(items.flatMap(({ msgid, msgstr: [text = ""] }) => (text === "" ? [] : [[msgid, text] as const])))
}
