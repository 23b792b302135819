import type { Openness } from "@confetti/contract/page-data"
import { t } from "@confetti/domain/messages/t"
import { checkThoughtText } from "@confetti/domain/thoughts/thought-text"
import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { readCookie, writeCookie } from "../../../platform/cookie.ts"
import { useScope } from "../../../platform/session-scope.ts"
import { syncOf } from "../../../platform/sync/sync.ts"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { useSession } from "../../session/index.ts"
import { AttachFile } from "../attach/attach-file.tsx"
import { enqueueThought } from "./create-thought-mutation.ts"
import { ThoughtField, useAboveKeyboard } from "./thought-field.tsx"
import { type ThoughtStore, thoughtStoreOf, useDraft } from "./thought-store.ts"
import { problemTexts } from "./thought-words.ts"

type Props = {
  tile: { id: string; title: string }
  userId: string | null
  uploads: Openness
  onJoin: () => void
  onSent?: () => void
}

export function WriteThought({ tile, userId, uploads, onJoin, onSent }: Props) {
  const scope = useScope()
  const store = thoughtStoreOf(scope)
  const session = useSession()
  const draft = useDraft(tile.id, userId)
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  /** Submitted before the person was known. */
  const [isMeant, setMeant] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useAboveKeyboard(form)
  useEffect(() => takeShared(store, tile.id, userId), [store, tile.id, userId])
  const text = draft?.text ?? ""
  const attachment = draft?.attachment ?? null

  const send = () => {
    const checked = checkThoughtText(text)
    if (!checked.ok) {
      setProblem(problemTexts[checked.reason])
      return field.current?.focus()
    }
    if (session.state === "loading") return setMeant(true)
    if (userId === null) return onJoin()
    const by = session.user?.name ?? session.known?.name ?? ""
    // Shown at once; sent as soon as possible.
    const written = store.send(userId, tile.id, { by, text: checked.text, now: Date.now() })
    if (written) syncOf(scope).emit((engine) => enqueueThought(engine, written))
    announce(
      navigator.onLine ? t`Sent. It is at the top of all thoughts` : t`Saved. It will be sent when you are online`,
    )
    field.current?.focus()
    onSent?.()
  }
  const sendNow = useRef(send)
  useEffect(() => {
    sendNow.current = send
  })
  useEffect(() => {
    if (!isMeant || session.state === "loading") return
    setMeant(false)
    sendNow.current()
  }, [isMeant, session.state])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    send()
  }
  const isShownWhole = isOpen || draft !== null
  return (
    <form
      className="write-thought grid gap-3"
      ref={form}
      aria-label="Write a thought"
      noValidate
      onSubmit={submit}
      onFocus={() => setOpen(true)}
    >
      <ThoughtField
        label={`Your thought on “${tile.title}”`}
        isLabelHidden
        placeholder="What do you think?"
        text={text}
        complaint={problem ?? draft?.refusal ?? null}
        field={field}
        onText={(next) => {
          setProblem(null)
          store.changeDraft(tile.id, userId, { text: next })
        }}
        onSend={send}
      />
      {isShownWhole && (
        <div className="flex flex-wrap items-center gap-3">
          {uploads !== "off" && (
            <AttachFile
              attachment={attachment}
              onChange={(next) => store.changeDraft(tile.id, userId, { attachment: next })}
            />
          )}
          <Button type="submit" kind="primary" className="write-thought-send min-h-48">
            Send
          </Button>
        </div>
      )}
    </form>
  )
}

/** Turns text shared with the app into the draft of this tile's thought, unless there is one. */
function takeShared(store: ThoughtStore, tileId: string, userId: string | null): void {
  const shared = readCookie("cf_shared")
  if (shared === "" || store.draft(tileId, userId) !== null) return
  writeCookie("cf_shared", "")
  store.changeDraft(tileId, userId, { text: textOf(shared) })
}

function textOf(shared: string): string {
  try {
    return decodeURIComponent(shared)
  } catch {
    return ""
  }
}
