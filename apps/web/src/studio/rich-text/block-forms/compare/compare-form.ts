import type { BlockFormKind } from "../block-form-kind.ts"
import { CompareFields } from "./compare-fields.tsx"
import { readCompare, type CompareValues, writeCompare } from "./compare-values.ts"
import { findCompareFlaws } from "./find-compare-flaws.ts"

export const compareForm: BlockFormKind<CompareValues> = {
  read: readCompare,
  write: writeCompare,
  findFlaws: findCompareFlaws,
  Fields: CompareFields,
}
