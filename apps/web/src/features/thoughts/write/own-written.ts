import type { Thought } from "@confetti/contract/thoughts"
import { useMemo } from "react"
import { deviceValues } from "../../../platform/device-values.ts"
import { type Written, withWritten, writtenThoughts } from "./written.ts"
import { createWrittenStore } from "./written-store.ts"

/** What whoever is here wrote, changed and deleted on this device, until the server's pages have it. */
export const ownWritten = createWrittenStore(deviceValues)

/**
 * What somebody wrote on a tile on this device and the server's page does not have yet, or not like this: thoughts as the contract has
 * them, the newest first, each as its author sees it. One that is still on its way has no `review`. They stand on top of USER_TAKES, in
 * place of those of the same id; what else is on a page goes through `useWithWritten`. Empty for nobody.
 */
export function useWritten(userId: string | null, tileId: string): Thought[] {
  const all = ownWritten.useAll(userId)
  return useMemo(() => writtenThoughts(all, tileId), [all, tileId])
}

/** Thoughts of a page with what was done to one's own on this device: changed words in their place, and none that were deleted here. */
export function useWithWritten(userId: string | null, thoughts: readonly Thought[]): Thought[] {
  const all = ownWritten.useAll(userId)
  return useMemo(() => withWritten(thoughts, all), [all, thoughts])
}

/** What was done on this device to a thought of one's own; null where nothing was. */
export function useWrittenOf(userId: string | null, thoughtId: string): Written | null {
  return ownWritten.useAll(userId).find(({ thought }) => thought.id === thoughtId) ?? null
}
