import type { BlockFormKind } from "../block-form-kind.ts"
import { GuessFields } from "./guess-fields.tsx"
import { readGuess, type GuessValues, writeGuess } from "./guess-values.ts"
import { findGuessFlaws } from "./find-guess-flaws.ts"

export const guessForm: BlockFormKind<GuessValues> = {
  read: readGuess,
  write: writeGuess,
  findFlaws: findGuessFlaws,
  Fields: GuessFields,
}
