import type { ApiError } from "../api.ts"
import type { Deed } from "./intent.ts"

/**
 * The one way to switch something on and off before the server has heard of it. Whoever switches shows it at once (`apply`)
 * and posts the deed; sooner or later, also after a reload, the server takes it (`commit`) or refuses it (`revert`). Of what
 * was switched again meanwhile, `commit` is still told, and `revert` is not: the last word is still to come.
 */
export type Toggle = {
  on: Deed["kind"]
  off: Deed["kind"]
  /** Shows it on this device. */
  apply: (tileId: string, isOn: boolean) => void
  /** The server and this device agree from here on. */
  commit: (tileId: string, isOn: boolean) => void
  /** Shows it as it was, and says so. `isOn` is what was wanted. */
  revert: (tileId: string, isOn: boolean, error: ApiError) => void
}
