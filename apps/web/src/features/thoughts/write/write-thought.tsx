import type { Openness } from "@confetti/contract/page-data"
import { t } from "@confetti/domain/messages/t"
import { checkThoughtText } from "@confetti/domain/thoughts/thought-text"
import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { readCookie, writeCookie } from "../../../platform/cookie.ts"
import { type Sync, useSync } from "../../../platform/sync/sync.ts"
import { announce } from "../../../ui/announce.tsx"
import { useSession } from "../../session/index.ts"
import { AttachFile } from "../attach/attach-file.tsx"
import { enqueueThought } from "./create-thought-mutation.ts"
import { drafts } from "./drafts.ts"
import { ThoughtField, useAboveKeyboard } from "./thought-field.tsx"
import { flawWords } from "./thought-words.ts"
import { ownWritten } from "./written-store.ts"
import { newWritten } from "./written.ts"
import "./write-thought.css"

type Props = {
  tile: { id: string; title: string }
  /** Null for nobody. */
  userId: string | null
  uploads: Openness
  onJoin: () => void
  /** It stands on top of USER_TAKES from now on: whoever lists thoughts shows that. */
  onSent?: () => void
}

/** Where a thought is written. What is begun stays on the device, with its file, until it is sent. */
export function WriteThought({ tile, userId, uploads, onJoin, onSent }: Props) {
  const sync = useSync()
  const session = useSession()
  const draft = drafts.use(tile.id, userId)
  const [flaw, setFlaw] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  /** It was to be sent before it was known who is here. */
  const [isMeant, setMeant] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useAboveKeyboard(form)
  useEffect(() => takeShared(tile.id, userId), [tile.id, userId])
  const text = draft?.text ?? ""
  const attachment = draft?.attachment ?? null

  const send = () => {
    const checked = checkThoughtText(text)
    if (!checked.ok) {
      setFlaw(flawWords[checked.reason])
      return field.current?.focus()
    }
    if (session.state === "loading") return setMeant(true)
    if (userId === null) return onJoin()
    const by = session.user?.name ?? session.known?.name ?? ""
    sendThought(sync, { userId, tileId: tile.id, by, text: checked.text })
    announce(navigator.onLine ? t`Sent. It stands on top of the takes` : t`Kept. It is sent once there is a connection`)
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
      className="write-thought"
      ref={form}
      aria-label="Write a thought"
      noValidate
      onSubmit={submit}
      onFocus={() => setOpen(true)}
    >
      <ThoughtField
        label={`Your take on “${tile.title}”`}
        isLabelHidden
        placeholder="What do you make of it?"
        text={text}
        complaint={flaw ?? draft?.refusal ?? null}
        field={field}
        onText={(next) => {
          setFlaw(null)
          drafts.change(tile.id, userId, { text: next })
        }}
        onSend={send}
      />
      {isShownWhole && (
        <div className="write-thought-foot">
          {uploads !== "off" && (
            <AttachFile
              attachment={attachment}
              onChange={(next) => drafts.change(tile.id, userId, { attachment: next })}
            />
          )}
          <button type="submit" className="button primary">
            Send
          </button>
        </div>
      )}
    </form>
  )
}

/** What was shared to the app becomes the draft of this tile's thought, unless one was begun. */
function takeShared(tileId: string, userId: string | null): void {
  const shared = readCookie("cf_shared")
  if (shared === "" || drafts.read(tileId, userId) !== null) return
  writeCookie("cf_shared", "")
  drafts.change(tileId, userId, { text: textOf(shared) })
}

function textOf(shared: string): string {
  try {
    return decodeURIComponent(shared)
  } catch {
    return ""
  }
}

type Sent = { userId: string; tileId: string; by: string; text: string }

/** Sends what is written on a tile: it stands on this device at once, and the server is told as soon as that is possible. */
function sendThought(sync: Sync, { userId, tileId, by, text }: Sent): void {
  const draft = drafts.read(tileId, userId)
  if (!draft) return
  const { id, attachment } = draft
  const written = newWritten({ id, tileId, text, by, now: Date.now(), attachment })
  // First of all kept as sent: killed in between, it is there twice under one id, and is one thought.
  ownWritten.put(userId, written)
  drafts.clear(tileId)
  sync.emit((engine) => enqueueThought(engine, written))
}
