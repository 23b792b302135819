import { minute } from "@confetti/domain/durations"
import { samenessOf, screenWords } from "@confetti/domain/thoughts/screen-words"
import { causesToWait, hasLink, type WaitCause } from "@confetti/domain/thoughts/thought-trust"
import type { Tx } from "../../platform/db/open-database.ts"
import type { Services } from "../../platform/services.ts"
import { libraryWords } from "./words/library-words.ts"
import { wordList } from "./words/word-list.ts"
import { isCopy, type PersonFacts, type WriterRow } from "./writers-store.ts"

type Screened = {
  thoughtId: string
  text: string
  writer: WriterRow
  person: PersonFacts
  written: readonly number[]
}

/** Why a text needs review first; empty if it does not. */
export async function screenThought(
  tx: Tx,
  { thoughtId, text, writer, person, written }: Screened,
  { own, now }: Pick<Services, "own"> & { now: number },
): Promise<WaitCause[]> {
  const { held, allowed } = await wordList({ own })
  return causesToWait({
    approvedBefore: writer.approved,
    accountAgeMs: now - person.created_at.getTime(),
    writtenLately: written.filter((at) => at > now - 10 * minute).length,
    hasLink: hasLink(text),
    isCopy: await isCopy(tx, { userId: writer.user_id, thoughtId, sameness: samenessOf(text), now }),
    words: [...screenWords(text, held), ...libraryWords(text, allowed)],
  })
}
