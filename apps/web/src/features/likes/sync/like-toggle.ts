import type { Toggle } from "../../../platform/outbox/index.ts"
import { announce } from "../../../ui/announce.tsx"
import { likedTiles } from "../device-shelf.ts"
import { keepOwner, readOwner } from "./likes-owner.ts"

export const likeToggle: Toggle = {
  on: "like",
  off: "unlike",
  apply: (tileId, isOn) => {
    if (likedTiles.all().includes(tileId) !== isOn) likedTiles.toggle(tileId)
  },
  commit: (tileId, isOn) => {
    const owner = readOwner()
    if (!owner) return
    const others = owner.agreedIds.filter((id) => id !== tileId)
    keepOwner({ ...owner, agreedIds: isOn ? [tileId, ...others] : others })
  },
  revert: (tileId, isOn, error) => {
    likeToggle.apply(tileId, !isOn)
    announce(`${isOn ? "Your like was taken back" : "It is liked again"}. ${error.message}`)
  },
}
