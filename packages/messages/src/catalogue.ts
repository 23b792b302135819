import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import PO from "pofile"

/** Translations by the English text. */
export type Catalogue = ReadonlyMap<string, string>

const dir = join(import.meta.dirname, "../catalogues")

/** The languages, as BCP 47 tags, that there is a catalogue of; English is the source's own. */
export function catalogueLanguages(): string[] {
  return readdirSync(dir).flatMap((name) => (name.endsWith(".po") ? [name.slice(0, -".po".length)] : []))
}

export function cataloguePath(language: string): string {
  return join(dir, `${language}.po`)
}

/** What is translated into a language. Throws where it has no catalogue. */
export function readCatalogue(language: string): Catalogue {
  const { items } = PO.parse(readFileSync(cataloguePath(language), "utf8"))
  return new Map(items.flatMap(({ msgid, msgstr: [text = ""] }) => (text === "" ? [] : [[msgid, text] as const])))
}
