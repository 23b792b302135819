import type { FeedbackAnswers, SentForm } from "@confetti/contract/forms"
import { type feedbackTopics, longestFeedback } from "@confetti/domain/form-questions"
import { type SyntheticEvent, useRef, useState } from "react"
import { useSession } from "../session/index.ts"
import { OneOf } from "./choices.tsx"
import { FormFoot } from "./form-foot.tsx"
import { ReplyTick } from "./reply-tick.tsx"
import { SentNote } from "./sent-note.tsx"
import { useForm } from "./use-form.ts"
import { WritingField } from "./writing-field.tsx"

type Topic = (typeof feedbackTopics)[number]
type Filled = { topic: Topic; text: string; mayReply: boolean; email: string }

const empty: Filled = { topic: "story", text: "", mayReply: false, email: "" }

const topics: Record<Topic, string> = {
  story: "A story",
  app: "The app",
  idea: "An idea",
  account: "My account",
  other: "Something else",
}

const questions: Record<Topic, string> = {
  story: "Which story, and what about it?",
  app: "What happened, and what did you expect?",
  idea: "What is the idea?",
  account: "What about your account?",
  other: "What is it?",
}

export function FeedbackForm() {
  const { answers, state, trouble, change, send, again } = useForm("feedback", empty)
  const { state: session, user } = useSession()
  const isStranger = session === "anonymous"
  const [complaint, setComplaint] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  if (state === "sent")
    return (
      <SentNote
        title="Thank you, it has arrived"
        about="Somebody will read it. If you asked to be written to, the answer comes by mail."
        more="Write something else"
        onMore={again}
      />
    )

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (answers.text.trim() === "") {
      setComplaint("There is nothing here yet. A few words will do.")
      field.current?.focus()
      return
    }
    send({ form: "feedback", answers: sentAnswers(answers, isStranger) } satisfies SentForm)
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
        isStranger={isStranger}
        account={user?.email ?? null}
        onChange={change}
      />
      <FormFoot state={state} trouble={trouble} />
    </form>
  )
}

/** Somebody with an account is answered there; an address is sent only by whoever wants an answer. */
function sentAnswers({ topic, text, mayReply, email }: Filled, isStranger: boolean): FeedbackAnswers {
  const answers = { topic, text, mayReply }
  return mayReply && isStranger && email.trim() !== "" ? { ...answers, email: email.trim() } : answers
}
