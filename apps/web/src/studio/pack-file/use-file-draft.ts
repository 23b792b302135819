import type { StudioProblem } from "@confetti/contract/studio"
import type { StudioFileOutcome, StudioFileState } from "@confetti/contract/studio-brand"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { announce } from "../../ui/announce.tsx"
import { useAction } from "../kit/use-action.ts"
import { useUnsaved } from "../unsaved/use-unsaved.ts"

type CurrentFile<Draft> = { state: StudioFileState; draft: Draft }

/** An unsaved change, and the version it is based on. */
type Edit<Draft> = { base: number; draft: Draft }

type Parts<Draft, ReplicaStatus> = {
  /** Its path in the pack. */
  file: string
  read: ReadRequest<ReplicaStatus>
  save: (base: number, draft: Draft) => Promise<StudioFileOutcome>
}

export type FileDraft<Draft extends object> = ReturnType<typeof useFileDraft<Draft, CurrentFile<Draft>>>

/** Milliseconds between checks for changes by others. */
const lookedForEvery = 20_000

/** A file of the pack in editing. Unsaved changes survive reloads, sign-outs, and changes by others. */
export function useFileDraft<Draft extends object, ReplicaStatus extends CurrentFile<Draft>>({
  file,
  read: request,
  save,
}: Parts<Draft, ReplicaStatus>) {
  const read = useRead(request, { freshFor: 0, every: lookedForEvery })
  const cache = useReadCache()
  const [unsaved, setEdit] = useUnsaved<Edit<Draft>>(file, isEdit)
  const [problems, setProblems] = useState<readonly StudioProblem[]>([])
  const { isBusy, error, act } = useAction()
  const current = read.data
  // An older app version may have left a draft of another shape.
  const usable = (edit: Edit<Draft> | null) =>
    edit && current && !isOfOneShape(edit.draft, current.draft) ? null : edit
  const edit = usable(unsaved)
  const isDirty = edit !== null && JSON.stringify(edit.draft) !== JSON.stringify(current?.draft)
  /** The version saved by someone else since editing began; null if there is none. */
  const theirs = isDirty && current && current.state.version !== edit.base ? current : null
  return {
    file,
    read,
    current,
    draft: edit?.draft ?? current?.draft,
    theirs,
    isDirty,
    isBusy,
    problems,
    error,
    change: (step: (now: Draft) => Draft) => {
      if (!current) return
      setEdit((now) => {
        const { base, draft } = usable(now) ?? { base: current.state.version, draft: current.draft }
        return { base, draft: step(draft) }
      })
    },
    discard: () => {
      setProblems([])
      void act(async () => setEdit(null))
    },
    keepMine: () => {
      if (current && edit) setEdit({ base: current.state.version, draft: edit.draft })
    },
    /** `"conflict"` if someone else saved first; then nothing was saved. */
    save: async (): Promise<"conflict" | "done"> => {
      if (theirs) return "conflict"
      if (!edit || isBusy) return "done"
      let outcome: "conflict" | "done" = "done"
      setProblems([])
      await act(async () => {
        try {
          const found = (await save(edit.base, edit.draft)).problems
          setProblems(found)
          if (found.length === 0) {
            setEdit(null)
            announce(t`Saved and published`)
          }
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== "studio/file-conflict") throw error
          outcome = "conflict"
        }
        await cache.load(request, 0)
      })
      return outcome
    },
    /** After taking over or returning the file. */
    readAgain: async () => {
      if (!isDirty) setEdit(null)
      await cache.load(request, 0)
    },
  }
}

function isEdit<Draft>(value: unknown): value is Edit<Draft> {
  return typeof value === "object" && value !== null && "base" in value && "draft" in value
}

function isOfOneShape(one: object, other: object): boolean {
  if (Array.isArray(one) || Array.isArray(other)) return Array.isArray(one) && Array.isArray(other)
  return Object.keys(one).sort().join() === Object.keys(other).sort().join()
}
