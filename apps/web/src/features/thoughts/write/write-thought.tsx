import type { Openness } from "@confetti/contract/page-data"
import { t } from "@confetti/domain/messages/t"
import { checkThoughtText } from "@confetti/domain/thoughts/thought-text"
import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { useSync } from "../../../platform/sync/sync.ts"
import { announce } from "../../../ui/announce.tsx"
import { useSession } from "../../session/index.ts"
import { AttachFile } from "../attach/attach-file.tsx"
import { drafts } from "./drafts.ts"
import { sendThought } from "./send-thought.ts"
import { takeShared } from "./take-shared.ts"
import { ThoughtField } from "./thought-field.tsx"
import { flawWords } from "./thought-words.ts"
import { useAboveKeyboard } from "./use-above-keyboard.ts"
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
