import { catalogueFaults } from "@confetti/messages/build/catalogue-faults"
import { sourceMessages } from "@confetti/messages/build/source-messages"
import { writeCatalogue } from "@confetti/messages/build/write-catalogue"
import { catalogueLanguages, readCatalogue } from "@confetti/messages/catalogue"
import { stiltedPhrase } from "./stilted-phrases.ts"

/**
 * Updates the message catalogues from the texts in the source, and reports what they lack and which texts are not plain English. `--check` writes nothing.
 */
const files = sourceMessages()
const isCheck = process.argv.includes("--check")
for (const id of files.keys()) report(stiltedPhrase(id))
for (const language of catalogueLanguages()) {
  const catalogue = readCatalogue(language)
  if (!isCheck) writeCatalogue(language, files, catalogue)
  const faults = catalogueFaults([...files.keys()], isCheck ? catalogue : readCatalogue(language))
  for (const fault of faults) report(`${language}: ${fault}`)
  console.log(`${language}: ${files.size} texts, ${faults.length} to fix`)
}

function report(fault: string | null): void {
  if (fault === null) return
  console.error(fault)
  process.exitCode = 1
}
