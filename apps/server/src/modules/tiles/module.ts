import type { Module } from "../../platform/module.ts"
import { readTiles } from "./read-tiles.ts"

export const tiles: Module = { name: "tiles", documents: { tiles: readTiles } }
