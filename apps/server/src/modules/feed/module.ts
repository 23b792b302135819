import type { Module } from "../../platform/module.ts"
import { explainTileCallable } from "./explain-tile.ts"

export const feed: Module = { name: "feed", callables: [explainTileCallable] }
