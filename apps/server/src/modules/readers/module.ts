import type { Module } from "../../platform/module.ts"
import { findReadersCallable } from "./find-readers.ts"
import { showReaderCallable } from "./show-reader.ts"

/** Looking after readers: what other modules hold about one, put together for a reviewer. It has no table. */
export const readers: Module = {
  name: "readers",
  callables: [findReadersCallable, showReaderCallable],
}
