import type { StudioProblem, StudioTile } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { ApiError } from "../../../platform/api.ts"
import { announce } from "../../../ui/announce.tsx"
import { studioCall } from "../../access/studio-call.ts"
import { troubleText } from "../../trouble-text.ts"
import type { Autosave } from "../autosave/create-autosave.ts"

type Deps = {
  tile: StudioTile
  autosave: Autosave
  onTile: (tile: StudioTile) => void
  onProblems: (problems: StudioProblem[]) => void
}

type Outcome = { tile: StudioTile; problems?: StudioProblem[] }

export type Steps = ReturnType<typeof useSteps>

/** The steps a tile takes. Each saves what was typed first; each is true when it was taken. */
export function useSteps({ tile: { id }, autosave, onTile, onProblems }: Deps) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function take(step: (base: number) => Promise<Outcome>, said: string): Promise<boolean> {
    setBusy(true)
    setTrouble(null)
    try {
      if (!(await autosave.flush())) {
        setTrouble(t`What you typed is not saved yet, so nothing was done. Try again once it is.`)
        return false
      }
      const { tile, problems = [] } = await step(autosave.get().base)
      if (problems.length > 0) {
        onProblems(problems)
        return false
      }
      accept(tile)
      announce(said)
      return true
    } catch (error) {
      setTrouble(troubleText(error))
      if (error instanceof ApiError && error.code === "studio/moved-on") await lookAgain()
      return false
    } finally {
      setBusy(false)
    }
  }

  function accept(tile: StudioTile): void {
    autosave.dispatch({ type: "advanced", version: tile.version, draft: tile.draft })
    onTile(tile)
  }

  async function lookAgain(): Promise<void> {
    const found = await studioCall("studio-get_tile", { id }).catch(() => null)
    if (!found) return
    accept(found.tile)
    onProblems(found.problems)
  }

  return {
    isBusy,
    trouble,
    forgetTrouble: () => setTrouble(null),
    submit: () => take((base) => studioCall("studio-submit_tile", { id, base }), t`Sent to review`),
    returnToDraft: () => take((base) => studioCall("studio-return_tile", { id, base }), t`Back to draft`),
    publish: () =>
      take((base) => studioCall("studio-publish_tile", { id, base, at: null }), t`Published: readers have it`),
    schedule: (at: string) => take((base) => studioCall("studio-publish_tile", { id, base, at }), t`Scheduled`),
    unschedule: () => take(() => studioCall("studio-unschedule", { id }), t`It no longer comes out by itself`),
    archive: () => take(() => studioCall("studio-archive_tile", { id }), t`Archived: readers do not see it any more`),
    unarchive: () => take(() => studioCall("studio-unarchive_tile", { id }), t`It is back as it was`),
    rename: (slug: string) => take(() => studioCall("studio-rename", { id, slug }), t`Its address has changed`),
    addEntry: (entry: { date: string; heading: string; text: string }) =>
      take(() => studioCall("studio-add_entry", { id, ...entry }), t`The entry is out`),
    restore: (number: number) =>
      take((base) => studioCall("studio-restore_revision", { id, number, base }), t`Restored as the draft`),
  }
}
