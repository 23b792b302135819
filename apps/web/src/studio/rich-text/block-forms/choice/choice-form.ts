import type { BlockFormKind } from "../block-form-kind.ts"
import { ChoiceFields } from "./choice-fields.tsx"
import { readChoice, type ChoiceValues, writeChoice } from "./choice-values.ts"
import { findChoiceFlaws } from "./find-choice-flaws.ts"

export const choiceForm: BlockFormKind<ChoiceValues> = {
  read: readChoice,
  write: writeChoice,
  findFlaws: findChoiceFlaws,
  Fields: ChoiceFields,
}
