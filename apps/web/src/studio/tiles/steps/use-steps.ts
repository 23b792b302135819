import type { StudioProblem, StudioTile } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { ApiError } from "../../../platform/api.ts"
import { studioCall } from "../../access/studio-call.ts"
import { NotYet, useAction } from "../../kit/use-action.ts"
import type { Autosave } from "../autosave/create-autosave.ts"
import { problemText } from "../fields/path-words.ts"

export type EditedTile = {
  id: string
  autosave: Autosave
  onTile: (tile: StudioTile) => void
  onProblems: (problems: StudioProblem[]) => void
}

type Outcome = { tile: StudioTile; problems?: StudioProblem[] }

export type Steps = ReturnType<typeof useSteps>

/** The sheet open over the editor. */
export type StepSheet = "publish" | "entry" | "more" | "rename" | "revisions"

export type SheetProps = {
  tile: StudioTile
  steps: Steps
  onTake: (step: Promise<boolean>) => void
  onClose: () => void
}

/** Steps of a tile. Each saves first, and returns whether it succeeded. */
export function useSteps({ id, autosave, onTile, onProblems }: EditedTile) {
  const { isBusy, error, act, forget } = useAction()

  const take = (step: (base: number) => Promise<Outcome>, said: string) =>
    act(async () => {
      if (!(await autosave.flush()))
        throw new NotYet(t`Your changes are not saved yet, so nothing was done. Try again once they are saved.`)
      try {
        const { tile, problems = [] } = await step(autosave.get().base)
        const [problem] = problems
        if (!problem) return accept(tile)
        onProblems(problems)
        throw new NotYet(problemText(problem))
      } catch (error) {
        if (error instanceof ApiError && error.code === "studio/moved-on") await lookAgain()
        throw error
      }
    }, said)

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
    error,
    dismissError: forget,
    submit: () => take((base) => studioCall("studio-submit_tile", { id, base }), t`Sent to review`),
    returnToDraft: () => take((base) => studioCall("studio-return_tile", { id, base }), t`Returned to draft`),
    publish: () =>
      take((base) => studioCall("studio-publish_tile", { id, base, at: null }), t`Published. Readers can see it now.`),
    schedule: (at: string) => take((base) => studioCall("studio-publish_tile", { id, base, at }), t`Scheduled`),
    unschedule: () => take(() => studioCall("studio-unschedule", { id }), t`Unscheduled`),
    archive: () => take(() => studioCall("studio-archive_tile", { id }), t`Archived. Readers no longer see it.`),
    unarchive: () => take(() => studioCall("studio-unarchive_tile", { id }), t`Unarchived`),
    rename: (slug: string) => take(() => studioCall("studio-rename", { id, slug }), t`Address changed`),
    addEntry: (entry: { date: string; heading: string; text: string }) =>
      take(() => studioCall("studio-add_entry", { id, ...entry }), t`Entry published`),
    restore: (number: number) =>
      take((base) => studioCall("studio-restore_revision", { id, number, base }), t`Restored as the draft`),
  }
}
