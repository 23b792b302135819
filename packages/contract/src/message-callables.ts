import { listed } from "./catalogued-callable.ts"
import { closeErrorCause, listErrorCauses, showErrorCause } from "./error-causes.ts"
import { exportAnswers, handleAnswer, listAnswers, showContact } from "./form-desk.ts"

export const messageCallables = [
  listed(
    listAnswers,
    "A page of what was written on the forms, the newest first, without anybody's address. `next` is the `before` of the page that follows.",
  ),
  listed(
    handleAnswer,
    "Says that an answer is dealt with, or takes that back. Saying it again changes nothing.",
    "forms/answer-not-found",
  ),
  listed(
    showContact,
    "Where somebody is written to who asked for an answer. Each look is in the audit log.",
    "forms/answer-not-found",
    "forms/no-contact",
  ),
  listed(
    exportAnswers,
    "Answers as lines of CSV, without names and addresses. 500 at a time, each page in the audit log.",
  ),
  listed(listErrorCauses, "A page of what fails in browsers, grouped by cause, the last seen first."),
  listed(showErrorCause, "One cause with its latest cases.", "errors/cause-not-found"),
  listed(
    closeErrorCause,
    "Closes a cause until it is seen in a newer version, or opens it again.",
    "errors/cause-not-found",
  ),
] as const
