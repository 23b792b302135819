import type { BlockFormKind } from "../block-form-kind.ts"
import { LinkFields } from "./link-fields.tsx"
import { readLink, type LinkValues, writeLink } from "./link-values.ts"
import { findLinkFlaws } from "./find-link-flaws.ts"

export const linkForm: BlockFormKind<LinkValues> = {
  read: readLink,
  write: writeLink,
  findFlaws: findLinkFlaws,
  Fields: LinkFields,
}
