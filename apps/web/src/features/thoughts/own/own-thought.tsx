import type { Thought } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useId, useRef, useState } from "react"
import { useIsOnline } from "../../../platform/connection.ts"
import { type SessionScope, useScope } from "../../../platform/session-scope.ts"
import { syncOf } from "../../../platform/sync/sync.ts"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { useSession } from "../../session/index.ts"
import { cancelUpload } from "../attach/upload-mutations.ts"
import { UploadProgress } from "../attach/upload-progress.tsx"
import { thoughtStoreOf, useWrittenOf } from "../write/thought-store.ts"
import { takenWritten, type Written } from "../write/written.ts"
import { AppealForm, EditForm } from "./own-forms.tsx"
import { appealThoughtMutation, deleteThoughtMutation, editThoughtMutation } from "./own-mutations.ts"
import { ownWords } from "./own-words.ts"
import "./own-thought.css"

const linkClass = "own-thought-link min-h-44"

type Mode = "rest" | "edit" | "delete" | "appeal"

type Props = {
  thought: Thought
  onEditing?: (isEditing: boolean) => void
  /** Where the focus goes after deletion; the screen by default. */
  onDeleted?: () => void
}

export function OwnThought({ thought, onEditing, onDeleted }: Props) {
  const scope = useScope()
  const { userId } = useSession()
  const written = useWrittenOf(userId, thought.id)
  const isOnline = useIsOnline()
  const [mode, setMode] = useState<Mode>("rest")
  const { review, upload } = thought
  const isPending = review === null || written?.state === "queued"
  const isInTime = useIsBefore(review?.editableUntil ?? null)
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Mode>("rest")

  // After closing, the focus returns to the opening element.
  useEffect(() => {
    const before = cameFrom.current
    cameFrom.current = mode
    if (mode === "rest" && before !== "rest")
      box.current?.querySelector<HTMLElement>(`[data-opens="${before}"], [data-opens="delete"]`)?.focus()
  }, [mode])

  if (userId === null) return null
  const acts = actsOnOwn(scope, userId, thought)
  const enter = (next: Mode) => {
    setMode(next)
    onEditing?.(next === "edit")
  }
  const remove = () => {
    const screen = box.current?.closest<HTMLElement>(".screen, [tabindex='-1']")
    acts.remove()
    announce(t`Deleted`)
    if (onDeleted) onDeleted()
    else screen?.focus({ preventScroll: true })
  }
  const refused = written?.refused ?? null

  return (
    <div className="own-thought grid gap-2 min-w-0" ref={box} data-state={isPending ? "pending" : review.state}>
      <p className="own-thought-state ink-2 wrap-anywhere text-pretty" role="status">
        {ownWords(review, written, isOnline)}
      </p>
      {upload && <UploadProgress upload={upload} />}
      {refused && mode === "rest" && <RefusedWords refused={refused} onDismiss={acts.dismiss} />}
      {mode === "edit" && (
        <EditForm
          text={refused?.text ?? thought.text}
          isInTime={isInTime}
          onSave={(text) => {
            if (text !== thought.text) acts.edit(text)
            enter("rest")
          }}
          onCancel={() => enter("rest")}
        />
      )}
      {mode === "appeal" && (
        <AppealForm
          onAsk={(text) => {
            acts.appeal(text)
            announce(t`Review requested`)
            enter("rest")
          }}
          onCancel={() => enter("rest")}
        />
      )}
      {mode === "delete" && <SureToDelete onDelete={remove} onKeep={() => enter("rest")} />}
      {mode === "rest" && (
        <div className="own-thought-acts flex flex-wrap">
          {isInTime && (
            <button type="button" className={linkClass} data-opens="edit" onClick={() => enter("edit")}>
              Edit
            </button>
          )}
          {review?.canAppeal && (
            <button type="button" className={linkClass} data-opens="appeal" onClick={() => enter("appeal")}>
              Request a review
            </button>
          )}
          <button type="button" className={linkClass} data-opens="delete" onClick={() => enter("delete")}>
            Delete
          </button>
        </div>
      )}
    </div>
  )
}

function useIsBefore(moment: string | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  const until = moment === null ? Number.NEGATIVE_INFINITY : Date.parse(moment)
  useEffect(() => {
    const left = until - Date.now()
    if (left <= 0) return setNow(Date.now())
    const timer = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(timer)
  }, [until])
  return now < until
}

function actsOnOwn(scope: SessionScope, userId: string, thought: Thought) {
  const { id } = thought
  const [store, sync] = [thoughtStoreOf(scope), syncOf(scope)]
  const put = (changed: Partial<Written>) => {
    const here = store.find(id)
    // The page may be newer than the stored text once everything is synced.
    const before =
      here && (here.state === "queued" || here.edit !== null || here.appeal !== null) ? here : takenWritten(thought)
    store.put(userId, { ...before, refused: null, ...changed })
  }
  return {
    edit: (text: string): void => {
      put({ edit: text })
      sync.emit((engine) => engine.enqueue(editThoughtMutation, { thoughtId: id, text }))
    },
    appeal: (text: string): void => {
      put({ appeal: text })
      sync.emit((engine) => engine.enqueue(appealThoughtMutation, { thoughtId: id, text }))
    },
    remove: (): void => {
      const here = store.find(id)
      put({ deletion: "asked" })
      // An unsent file is deleted with it.
      if (here?.attachment && here.state === "queued") cancelUpload(scope, here.attachment.uploadId)
      sync.emit((engine) => engine.enqueue(deleteThoughtMutation, { thoughtId: id }))
    },
    dismiss: (): void => store.change(id, (here) => ({ ...here, refused: null })),
  }
}

type RefusedWordsProps = { refused: { text: string; why: string }; onDismiss: () => void }

function RefusedWords({ refused, onDismiss }: RefusedWordsProps) {
  return (
    <div className="own-thought-refused px-4 py-3 rounded-card surface-1">
      <p>{refused.why} Your thought was:</p>
      <blockquote className="mt-2 ink-2 wrap-anywhere">
        <bdi>{refused.text}</bdi>
      </blockquote>
      <button type="button" className={linkClass} onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  )
}

type SureToDeleteProps = { onDelete: () => void; onKeep: () => void }

function SureToDelete({ onDelete, onKeep }: SureToDeleteProps) {
  const id = useId()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div
      role="group"
      className="own-thought-sure grid cols-end items-center gap-3"
      aria-labelledby={id}
      onKeyDown={(event) => event.key === "Escape" && onKeep()}
    >
      <p className="font-semibold" id={id}>
        Delete permanently?
      </p>
      <div className="own-thought-buttons">
        <Button onClick={onKeep}>Keep</Button>
        <Button className="own-thought-delete ink-black" ref={first} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </div>
  )
}
