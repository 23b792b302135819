import type { FormMessage } from "@confetti/contract/form-desk"
import { t } from "@confetti/domain/messages/t"
import { useLocation } from "../../../platform/location.ts"
import { dateText, momentText } from "../../../ui/moment-text.ts"
import { plainClick } from "../../../ui/plain-click.ts"
import { readerPath } from "../../readers/reader-paths.ts"
import { formTitles, reasonWords, returnWords, topicWords, wishWords } from "../form-words.ts"
import { Contact } from "./contact.tsx"

type Props = {
  message: FormMessage
  language: string
  isBusy: boolean
  onHandle: (isHandled: boolean) => void
}

export function AnswerRow({ message, language, isBusy, onHandle }: Props) {
  const { id, at, from, handled } = message
  const [, go] = useLocation()
  const words = message.form === "feedback" ? message.answers.text : message.answers.change
  return (
    <li>
      <article className="studio-message" data-row={id} tabIndex={-1} aria-label={labelOf(message)}>
        <p className="studio-message-head">
          <b>{message.form === "feedback" ? topicWords[message.answers.topic] : formTitles.survey}</b>
          <span>
            {from ? (
              <a href={readerPath(from.userId)} onClick={plainClick(() => go(readerPath(from.userId)))}>
                <bdi>{from.name || "A reader without a name"}</bdi>
              </a>
            ) : (
              "A guest"
            )}
          </span>
          <time dateTime={at} title={dateText(at, language)}>
            {momentText(at, Date.now(), language)}
          </time>
        </p>
        {message.form === "survey" && <p className="studio-message-ticks">{ticked(message)}</p>}
        {words && (
          <blockquote className="studio-message-text">
            <bdi>{words}</bdi>
          </blockquote>
        )}
        <div className="studio-answers">
          <button
            type="button"
            className={handled ? "button" : "button primary"}
            disabled={isBusy}
            aria-keyshortcuts="h"
            onClick={() => onHandle(handled === null)}
          >
            {handled ? "Open it again" : "Mark as handled"}
          </button>
          {message.canReply && <Contact answerId={id} />}
        </div>
        {handled && (
          <p className="studio-hint">
            Handled by <bdi>{handled.by || "the operator, or an editor without a name"}</bdi>,{" "}
            {momentText(handled.at, Date.now(), language)}.
          </p>
        )}
      </article>
    </li>
  )
}

function labelOf({ form, from }: FormMessage): string {
  const title = formTitles[form]
  if (!from) return t`${title} by a guest`
  return from.name ? t`${title} by ${from.name}` : t`${title} by a reader without a name`
}

function ticked({ answers: { returns, reason, wishes = [] } }: FormMessage & { form: "survey" }): string {
  const wanted = wishes.map((wish) => wishWords[wish]).join(", ")
  const parts = [
    ...(returns ? [returnWords[returns]] : []),
    ...(reason ? [reasonWords[reason]] : []),
    ...(wanted ? [t`wants ${wanted}`] : []),
  ]
  return parts.length === 0 ? t`Ticked nothing.` : `${parts.join("; ")}.`
}
