import type { BlockFormKind } from "../block-form-kind.ts"
import { TryFields } from "./try-fields.tsx"
import { readTry, type TryValues, writeTry } from "./try-values.ts"
import { findTryFlaws } from "./find-try-flaws.ts"

export const tryForm: BlockFormKind<TryValues> = {
  read: readTry,
  write: writeTry,
  findFlaws: findTryFlaws,
  Fields: TryFields,
}
