import type { BlockFormKind } from "../block-form-kind.ts"
import { TableFields } from "./table-fields.tsx"
import { readTable, type TableValues, writeTable } from "./table-values.ts"
import { findTableFlaws } from "./find-table-flaws.ts"

export const tableForm: BlockFormKind<TableValues> = {
  read: readTable,
  write: writeTable,
  findFlaws: findTableFlaws,
  Fields: TableFields,
}
