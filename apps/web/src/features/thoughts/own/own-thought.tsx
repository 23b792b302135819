import type { Thought } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef, useState } from "react"
import { useSync } from "../../../platform/sync/sync.ts"
import { announce } from "../../../ui/announce.tsx"
import { useSession } from "../../session/index.ts"
import { UploadProgress } from "../attach/upload-progress.tsx"
import { useIsOnline } from "../use-is-online.ts"
import { useWrittenOf } from "../write/own-written.ts"
import { actsOnOwn } from "./act-on-own.ts"
import { AppealForm } from "./appeal-form.tsx"
import { EditForm } from "./edit-form.tsx"
import { ownWords } from "./own-words.ts"
import { RefusedWords } from "./refused-words.tsx"
import { SureToDelete } from "./sure-to-delete.tsx"
import { useIsBefore } from "./use-is-before.ts"
import "./own-thought.css"

type Mode = "rest" | "edit" | "delete" | "appeal"

type Props = {
  thought: Thought
  /** Its words are being changed below: the list need not show them twice. */
  onEditing?: (isEditing: boolean) => void
  /** It is gone, and the focus with it: where that goes. The screen, where nothing is said. */
  onDeleted?: () => void
}

/** How one's own thought stands, and what its author can do: change it, delete it, ask for another look, replace its file. */
export function OwnThought({ thought, onEditing, onDeleted }: Props) {
  const sync = useSync()
  const { userId } = useSession()
  const written = useWrittenOf(userId, thought.id)
  const isOnline = useIsOnline()
  const [mode, setMode] = useState<Mode>("rest")
  const { review, upload } = thought
  const isPending = review === null || written?.isTaken === false
  const isInTime = useIsBefore(review?.editableUntil ?? null)
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Mode>("rest")

  // Whatever was opened is closed: the focus goes back to what opened it.
  useEffect(() => {
    const before = cameFrom.current
    cameFrom.current = mode
    if (mode === "rest" && before !== "rest")
      box.current?.querySelector<HTMLElement>(`[data-opens="${before}"], [data-opens="delete"]`)?.focus()
  }, [mode])

  if (userId === null) return null
  const acts = actsOnOwn(sync, userId, thought)
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
    <div className="own-thought" ref={box} data-state={isPending ? "pending" : review.state}>
      <p className="own-thought-state" role="status">
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
            announce(t`Asked for another look`)
            enter("rest")
          }}
          onCancel={() => enter("rest")}
        />
      )}
      {mode === "delete" && <SureToDelete onDelete={remove} onKeep={() => enter("rest")} />}
      {mode === "rest" && (
        <div className="own-thought-acts">
          {isInTime && (
            <button type="button" data-opens="edit" onClick={() => enter("edit")}>
              Edit
            </button>
          )}
          {review?.canAppeal && (
            <button type="button" data-opens="appeal" onClick={() => enter("appeal")}>
              Ask for another look
            </button>
          )}
          <button type="button" data-opens="delete" onClick={() => enter("delete")}>
            Delete
          </button>
        </div>
      )}
    </div>
  )
}
