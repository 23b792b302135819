import type { StudioFileOutcome, StudioFileState } from "@confetti/contract/studio-brand"
import type { StudioProblem } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"
import { announce } from "../../ui/announce.tsx"
import { studioCall } from "../access/studio-call.ts"
import { troubleText } from "../trouble-text.ts"
import { readUnsaved, removeUnsaved, writeUnsaved } from "../unsaved/unsaved-drafts.ts"
import { useEditorId } from "../unsaved/use-editor-id.ts"

export type StandingFile<Draft> = { state: StudioFileState; draft: Draft }

/** What was changed and is not saved, and the version it is based on. */
type Edit<Draft> = { base: number; draft: Draft }

type Parts<Draft, Standing> = {
  /** Its path in the pack. */
  file: string
  read: ReadRequest<Standing>
  save: (base: number, draft: Draft) => Promise<StudioFileOutcome>
}

export type FileDraft<Draft extends object> = {
  state: StudioFileState | undefined
  draft: Draft | undefined
  /** What somebody else saved since this was begun; null where nobody did. */
  theirs: StandingFile<Draft> | null
  isDirty: boolean
  isBusy: boolean
  isPending: boolean
  isError: boolean
  isOffline: boolean
  retry: () => void
  problems: readonly StudioProblem[]
  trouble: string | null
  change: (draft: Draft) => void
  discard: () => void
  keepMine: () => void
  /** Whether somebody else was first: then nothing was saved, and both are to be looked at. */
  save: () => Promise<"conflict" | "done">
  takeOver: () => void
  giveBack: () => void
}

/** How often what others saved is looked for, in milliseconds. */
const lookedForEvery = 20_000

/** A file of the pack while it is edited. What is not saved outlives the page and the session, and whatever others save meanwhile. */
export function useFileDraft<Draft extends object, Standing extends StandingFile<Draft> = StandingFile<Draft>>({
  file,
  read,
  save,
}: Parts<Draft, Standing>): FileDraft<Draft> & { standing: Standing | undefined } {
  const { data, isPending, isError, isOffline, retry } = useRead(read, { freshFor: 0, every: lookedForEvery })
  const cache = useReadCache()
  const editorId = useEditorId()
  const [known, setEditState] = useState<Edit<Draft> | null>(() =>
    readUnsaved<Edit<Draft>>(editorId, file, Date.now(), isEdit),
  )
  // An older version of the app may have left a draft of another shape.
  const edit = known && data && !isOfOneShape(known.draft, data.draft) ? null : known
  const [problems, setProblems] = useState<readonly StudioProblem[]>([])
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const setEdit = (next: Edit<Draft> | null) => {
    if (next) writeUnsaved(editorId, file, next, Date.now())
    else removeUnsaved(editorId, file)
    setEditState(next)
  }
  const attempt = async (act: () => Promise<StudioFileOutcome>, said: string): Promise<"conflict" | "done"> => {
    setBusy(true)
    setTrouble(null)
    setProblems([])
    try {
      const outcome = await act()
      setProblems(outcome.problems)
      if (outcome.problems.length === 0) {
        setEdit(null)
        announce(said)
      }
      await cache.load(read, 0)
    } catch (error) {
      if (error instanceof ApiError && error.code === "studio/file-conflict") {
        await cache.load(read, 0)
        return "conflict"
      }
      setTrouble(troubleText(error))
    } finally {
      setBusy(false)
    }
    return "done"
  }
  const isDirty = edit !== null && JSON.stringify(edit.draft) !== JSON.stringify(data?.draft)
  const theirs = isDirty && data && data.state.version !== edit.base ? data : null
  return {
    standing: data,
    state: data?.state,
    draft: edit?.draft ?? data?.draft,
    theirs,
    isDirty,
    isBusy,
    isPending,
    isError,
    isOffline,
    retry,
    problems,
    trouble,
    change: (draft: Draft) => {
      if (data) setEdit({ base: edit?.base ?? data.state.version, draft })
    },
    discard: () => {
      setProblems([])
      setTrouble(null)
      setEdit(null)
    },
    keepMine: () => {
      if (data && edit) setEdit({ base: data.state.version, draft: edit.draft })
    },
    save: async () => {
      if (theirs) return "conflict"
      if (!edit || isBusy) return "done"
      return attempt(() => save(edit.base, edit.draft), t`Saved, and readers have it`)
    },
    takeOver: () => void attempt(() => studioCall("studio-take_over_file", { file }), t`Taken over from its file`),
    giveBack: () => {
      if (data)
        void attempt(
          () => studioCall("studio-return_file", { file, base: data.state.version }),
          t`The file counts again`,
        )
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
