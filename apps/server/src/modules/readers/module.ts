import type { Module } from "../../platform/module.ts"
import { findReadersCallable } from "./find-readers.ts"
import { showReaderCallable } from "./show-reader.ts"

export const readers: Module = {
  name: "readers",
  callables: [findReadersCallable, showReaderCallable],
}
