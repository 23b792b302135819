import type { BlockFormKind } from "../block-form-kind.ts"
import { findMapFlaws } from "./find-map-flaws.ts"
import { MapFields } from "./map-fields.tsx"
import { type MapValues, readMap, writeMap } from "./map-values.ts"

export const mapForm: BlockFormKind<MapValues> = {
  read: readMap,
  write: writeMap,
  findFlaws: findMapFlaws,
  Fields: MapFields,
}
