import type { BlockFormKind } from "../block-form-kind.ts"
import { findScrollFlaws } from "./find-scroll-flaws.ts"
import { ScrollFields } from "./scroll-fields.tsx"
import { readScroll, type ScrollValues, writeScroll } from "./scroll-values.ts"

export const scrollForm: BlockFormKind<ScrollValues> = {
  read: readScroll,
  write: writeScroll,
  findFlaws: findScrollFlaws,
  Fields: ScrollFields,
}
