import { parse } from "yaml"
import type { Overlay } from "../../../platform/content/overlay.ts"
import { isLanguage } from "./is-language.ts"
import { noOverlay } from "./overlay.ts"
import { readPackFile } from "./pack-files.ts"
import { brandFile } from "./parse-brand.ts"

/** The pack's language as a BCP 47 tag, even if its `pack.yaml` has other problems; English by default. */
export async function packLanguage(dir: string, { files }: Pick<Overlay, "files"> = noOverlay): Promise<string> {
  const written = files.find(({ file }) => file === brandFile)?.text
  const language = languageOf(written ?? (await readPackFile(dir, brandFile)) ?? "")
  return typeof language === "string" && isLanguage(language) ? language : "en"
}

function languageOf(yaml: string): unknown {
  try {
    return (parse(yaml) as { language?: unknown } | null)?.language
  } catch {
    return undefined
  }
}
