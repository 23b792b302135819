import type { Tile } from "@confetti/contract/tile"
import type { JoinAsk } from "../../features/session/index.ts"

/** The sheet that is laid over the page. */
export type OpenSheet =
  | { kind: "keys" }
  | { kind: "invite" }
  | { kind: "why" | "menu" | "picture"; tile: Tile }
  | { kind: "join"; ask: JoinAsk }
