import { day } from "@confetti/domain/durations"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import { parseJson } from "../../platform/parse-json.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { exportAnswersCallable } from "./export-answers.ts"
import { handleAnswerCallable } from "./handle-answer.ts"
import { listAnswersCallable } from "./list-answers.ts"
import { sendAnswersCallable } from "./send-answers.ts"
import { showContactCallable } from "./show-contact.ts"
import { answersOf, deleteAnswersBefore, eraseAnswers } from "./store.ts"

const personalAnswers: PersonalData = {
  name: "answers",
  tables: ["form_answers"],
  read: async (db, userId) =>
    (await answersOf(db, userId)).map(({ form, answers, received_at }) => ({
      form,
      answers: parseJson(answers),
      sentAt: received_at.toISOString(),
    })),
  erase: eraseAnswers,
}

/** After two years a message was either handled or never will be. */
const retention = 730 * day

export const deleteOldAnswers: Job = {
  name: "forms-forget_old_answers",
  schedule: "20 3 * * *",
  run: (_none, { db, clock }) => deleteAnswersBefore(db, new Date(clock() - retention)),
}

export const forms: Module = {
  name: "forms",
  tables: ["form_answers"],
  callables: [
    sendAnswersCallable,
    listAnswersCallable,
    handleAnswerCallable,
    showContactCallable,
    exportAnswersCallable,
  ],
  personal: [personalAnswers],
  jobs: [deleteOldAnswers],
}
