import { catalogueFaults } from "@confetti/messages/build/catalogue-faults"
import { catalogueLanguages, readCatalogue } from "@confetti/messages/catalogue"
import { sourceMessages } from "@confetti/messages/build/source-messages"
import { writeCatalogue } from "@confetti/messages/build/write-catalogue"

/**
 * Brings the message catalogues up to date with the words in the source, and says what they lack. With `--check` nothing is written.
 */
const files = sourceMessages()
const isCheck = process.argv.includes("--check")
for (const language of catalogueLanguages()) {
  const catalogue = readCatalogue(language)
  if (!isCheck) writeCatalogue(language, files, catalogue)
  const faults = catalogueFaults([...files.keys()], isCheck ? catalogue : readCatalogue(language))
  for (const fault of faults) console.error(`${language}: ${fault}`)
  console.log(`${language}: ${files.size} texts, ${faults.length} to be put right`)
  if (faults.length > 0) process.exitCode = 1
}
