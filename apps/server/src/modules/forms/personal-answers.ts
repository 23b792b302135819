import type { PersonalData } from "../../platform/personal-data.ts"
import { answersOf, forgetAnswersOf } from "./store.ts"

/** What a person wrote on our forms. */
export const personalAnswers: PersonalData = {
  name: "formAnswers",
  tables: ["form_answers"],
  read: async (db, userId) =>
    (await answersOf(db, userId)).map(({ form, answers, received_at }) => ({
      form,
      answers: JSON.parse(answers) as unknown,
      sentAt: received_at.toISOString(),
    })),
  erase: forgetAnswersOf,
}
