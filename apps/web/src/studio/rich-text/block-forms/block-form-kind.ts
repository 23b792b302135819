import type { ComponentType } from "react"
import type { Flaws } from "./flaws.ts"
import type { Reading } from "./read-block.ts"

export type FieldsProps<Values> = {
  values: Values
  flaws: Flaws
  /** What comes at a time of its own changes the values as they are then. */
  onChange: (change: Partial<Values> | ((now: Values) => Partial<Values>)) => void
}

export type BlockFormKind<Values> = {
  read: (yaml: string) => Reading<Values>
  write: (values: Values) => string
  findFlaws: (values: Values) => Flaws
  Fields: ComponentType<FieldsProps<Values>>
}
