import type { FeedbackAnswers, SentForm } from "@confetti/contract/forms"
import { type feedbackTopics, longestFeedback } from "@confetti/domain/form-questions"
import { t } from "@confetti/domain/messages/t"
import { type SyntheticEvent, useId, useRef, useState } from "react"
import { fieldsOf } from "../../platform/storage.ts"
import { useSession } from "../session/index.ts"
import { OneOf } from "./choices.tsx"
import { FormFoot, SentNote } from "./form-parts.tsx"
import { useForm } from "./use-form.ts"
import { WritingField } from "./writing-field.tsx"

type Props = {
  mayReply: boolean
  email: string
  isGuest: boolean
  /** The account's address, once known. */
  account: string | null
  onChange: (changed: { mayReply?: boolean; email?: string }) => void
}

type Topic = (typeof feedbackTopics)[number]
type Filled = { topic: Topic; text: string; mayReply: boolean; email: string }

const empty: Filled = { topic: "story", text: "", mayReply: false, email: "" }

const topics: Record<Topic, string> = {
  story: t`A story`,
  app: t`The app`,
  idea: t`An idea`,
  account: t`My account`,
  other: t`Something else`,
}

const questions: Record<Topic, string> = {
  story: t`Which story, and what about it?`,
  app: t`What happened, and what did you expect?`,
  idea: t`What is the idea?`,
  account: t`What about your account?`,
  other: t`What is it?`,
}

function isFilled(value: unknown): value is Filled {
  const { topic, text, mayReply, email } = fieldsOf(value)
  return (
    typeof topic === "string" &&
    Object.hasOwn(topics, topic) &&
    typeof text === "string" &&
    typeof mayReply === "boolean" &&
    typeof email === "string"
  )
}

export function FeedbackForm() {
  const { answers, state, error, change, send, again } = useForm("feedback", empty, isFilled)
  const { state: session, user } = useSession()
  const isGuest = session === "anonymous"
  const [complaint, setComplaint] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  if (state === "sent")
    return (
      <SentNote
        title="Thank you for your feedback"
        about="A person will read it. If you asked for an answer, we will email you."
        more="Write something else"
        onMore={again}
      />
    )

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (answers.text.trim() === "") {
      setComplaint(t`Write a few words first.`)
      field.current?.focus()
      return
    }
    send({ form: "feedback", answers: sentAnswers(answers, isGuest) } satisfies SentForm)
  }
  const write = (text: string) => {
    setComplaint(null)
    change({ text })
  }
  return (
    <form className="form" onSubmit={submit} aria-label="Feedback">
      <OneOf
        question="What is it about?"
        choices={topics}
        chosen={answers.topic}
        onChoose={(topic) => change({ topic })}
      />
      <WritingField
        label={questions[answers.topic]}
        text={answers.text}
        rows={6}
        longest={longestFeedback}
        complaint={complaint}
        field={field}
        onText={write}
      />
      <ReplyTick
        mayReply={answers.mayReply}
        email={answers.email}
        isGuest={isGuest}
        account={user?.email ?? null}
        onChange={change}
      />
      <FormFoot state={state} error={error} />
    </form>
  )
}

/** Account holders are answered at their account's address; a guest's is sent only if they want a reply. */
function sentAnswers({ topic, text, mayReply, email }: Filled, isGuest: boolean): FeedbackAnswers {
  const answers = { topic, text, mayReply }
  return mayReply && isGuest && email.trim() !== "" ? { ...answers, email: email.trim() } : answers
}

function ReplyTick({ mayReply, email, isGuest, account, onChange }: Props) {
  const id = useId()
  return (
    <div className="form-reply grid gap-3">
      <label className="form-tick flex items-center gap-3 min-h-48 text-3 font-semibold">
        <input
          className="grid flex-none place-items-center surface-3"
          type="checkbox"
          checked={mayReply}
          onChange={(event) => onChange({ mayReply: event.target.checked })}
        />
        <span>You may email me about it</span>
      </label>
      {mayReply && !isGuest && account !== null && (
        <p className="ink-2 text-pretty">At {account}, and only about this.</p>
      )}
      {mayReply && isGuest && (
        <div className="form-writing grid gap-3">
          <label htmlFor={id}>
            Email <span className="form-hint mt-1 ink-2">Only used to answer this</span>
          </label>
          <input
            className="w-full min-h-52 px-4 py-2 rounded-card surface-2"
            id={id}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            maxLength={254}
            value={email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        </div>
      )}
    </div>
  )
}
