import type { Module } from "../../platform/module.ts"
import { personalReads, personalTaps } from "./personal-parts.ts"
import { readTileStates } from "./read-tile-states.ts"
import { readTileTaps } from "./read-tile-taps.ts"
import { readTiles } from "./read-tiles.ts"
import { recordReadsCallable } from "./record-reads.ts"
import { tapTileCallable } from "./tap-tile.ts"

export const tiles: Module = {
  name: "tiles",
  callables: [tapTileCallable, recordReadsCallable],
  documents: { tiles: readTiles },
  ownDocuments: { tileTaps: readTileTaps, tileStates: readTileStates },
  personal: [personalTaps, personalReads],
}
