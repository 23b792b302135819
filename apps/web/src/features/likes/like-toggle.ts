import { t } from "@confetti/domain/messages/t"
import { logEvent } from "../../platform/analytics/log-event.ts"
import { call } from "../../platform/api.ts"
import { scoped } from "../../platform/session-scope.ts"
import { storedSet } from "../../platform/stored-set.ts"
import { type Toggle, toggleMutation } from "../../platform/sync/mutation.ts"
import { announce } from "../../ui/announce.tsx"
import { readBase, saveBase } from "./likes-base.ts"

/** Tiles liked on this device, newest first. */
export const likedTilesOf = scoped((scope) => storedSet("cf_likes", scope))

export const likeToggle: Toggle = {
  kind: "like",
  // Until the device's own likes are merged, the list itself contains the changes.
  admit: (next) => (readBase()?.merge === null ? next : null),
  send: ([{ id, isOn }], init) => call(isOn ? "likes-like_tile" : "likes-unlike_tile", { tileId: id }, init),
  shown: likedTilesOf,
  apply({ id, isOn }, scope) {
    const liked = likedTilesOf(scope)
    if (liked.has(id) !== isOn) liked.toggle(id)
  },
  commit({ id, isOn }) {
    const base = readBase()
    if (!base) return
    const others = base.agreedIds.filter((each) => each !== id)
    saveBase({ ...base, agreedIds: isOn ? [id, ...others] : others })
  },
  revert({ id, isOn }, error, { scope }) {
    likeToggle.apply({ id, isOn: !isOn }, scope)
    announce(isOn ? t`Your like was undone. ${error.message}` : t`Your like is back. ${error.message}`)
  },
  onToggle({ id, isOn }) {
    announce(isOn ? t`Liked. It is on your shelf` : t`Removed from your shelf`)
    logEvent(isOn ? "like_tile" : "unlike_tile", { tileId: id })
  },
}

export const likeMutation = toggleMutation(likeToggle)
