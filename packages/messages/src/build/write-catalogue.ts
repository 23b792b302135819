import { writeFileSync } from "node:fs"
import PO from "pofile"
import { type Catalogue, cataloguePath } from "../catalogue.ts"

export function writeCatalogue(
  language: string,
  files: ReadonlyMap<string, readonly string[]>,
  catalogue: Catalogue,
): void {
  const po = new PO()
  po.headers = { Language: language, "Content-Type": "text/plain; charset=utf-8" }
  for (const [id, references] of files) {
    const item = new PO.Item()
    item.msgid = id
    item.msgstr = [catalogue.get(id) ?? ""]
    item.references = [...references]
    po.items.push(item)
  }
  writeFileSync(cataloguePath(language), po.toString())
}
