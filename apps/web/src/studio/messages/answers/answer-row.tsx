import type { FormMessage } from "@confetti/contract/answers"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { dateText, momentText } from "../../../ui/moment-text.ts"
import { studioCall } from "../../access/studio-call.ts"
import { Alert } from "../../kit/alert.tsx"
import { useAction } from "../../kit/use-action.ts"
import { ReaderLink } from "../../readers/reader-link.tsx"
import { formTitles, reasonWords, returnWords, topicWords, wishWords } from "../form-words.ts"

type Props = {
  message: FormMessage
  language: string
  isBusy: boolean
  onHandle: (isHandled: boolean) => void
}

export function AnswerRow({ message, language, isBusy, onHandle }: Props) {
  const { id, at, from, handled } = message
  const words = message.form === "feedback" ? message.answers.text : message.answers.change
  return (
    <li>
      <article className="studio-message" data-row={id} tabIndex={-1} aria-label={labelOf(message)}>
        <p className="studio-message-head">
          <b>{message.form === "feedback" ? topicWords[message.answers.topic] : formTitles.survey}</b>
          <span>
            {from ? (
              <ReaderLink className="underline" readerId={from.userId}>
                <bdi>{from.name || "Unnamed reader"}</bdi>
              </ReaderLink>
            ) : (
              "A guest"
            )}
          </span>
          <time className="text-1" dateTime={at} title={dateText(at, language)}>
            {momentText(at, Date.now(), language)}
          </time>
        </p>
        {message.form === "survey" && <p className="studio-note">{ticked(message)}</p>}
        {words && (
          <blockquote className="studio-quote">
            <bdi>{words}</bdi>
          </blockquote>
        )}
        <div className="studio-answers">
          <Button
            kind={handled ? undefined : "primary"}
            disabled={isBusy}
            aria-keyshortcuts="h"
            onClick={() => onHandle(handled === null)}
          >
            {handled ? "Reopen" : "Mark as handled"}
          </Button>
          {message.canReply && <Contact answerId={id} />}
        </div>
        {handled && (
          <p className="studio-hint">
            Handled by <bdi>{handled.by || "the operator or an unnamed editor"}</bdi>,{" "}
            {momentText(handled.at, Date.now(), language)}.
          </p>
        )}
      </article>
    </li>
  )
}

/** The contact of an answer, shown on request, which is logged. */
function Contact({ answerId }: { answerId: string }) {
  const [email, setEmail] = useState<string | null>(null)
  const { isBusy, error, act } = useAction()
  const show = async () => setEmail((await studioCall("forms-show_contact", { answerId })).email)
  return (
    <>
      {email === null ? (
        <Button disabled={isBusy} onClick={() => void act(show)}>
          Show reply address
        </Button>
      ) : (
        <a className="button" href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>
          {email}
        </a>
      )}
      <Alert>{error}</Alert>
    </>
  )
}

function labelOf({ form, from }: FormMessage): string {
  const title = formTitles[form]
  if (!from) return t`${title} by a guest`
  return from.name ? t`${title} by ${from.name}` : t`${title} by an unnamed reader`
}

function ticked({ answers: { returns, reason, wishes = [] } }: FormMessage & { form: "survey" }): string {
  const wanted = wishes.map((wish) => wishWords[wish]).join(", ")
  const parts = [
    ...(returns ? [returnWords[returns]] : []),
    ...(reason ? [reasonWords[reason]] : []),
    ...(wanted ? [t`would like ${wanted}`] : []),
  ]
  return parts.length === 0 ? t`No boxes ticked.` : `${parts.join("; ")}.`
}
