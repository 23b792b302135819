import { listed } from "./catalogued-callable.ts"
import { decideWriter, findReaders, showReader } from "./readers.ts"

export const readerCallables = [
  listed(
    findReaders,
    "Readers by part of a name, by an id or by a whole mail address, fifty at most; without a search those who are suspended. Each search is in the audit log.",
  ),
  listed(
    showReader,
    "One reader with what they wrote and sent, and what was decided about it. Each look is in the audit log.",
    "user/unknown",
  ),
  listed(
    decideWriter,
    "Suspends somebody from writing, for some days or for good, or lets them write again.",
    "thought/switched-off",
    "user/unknown",
    "thought/wrong-step",
  ),
] as const
