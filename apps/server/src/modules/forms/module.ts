import type { Module } from "../../platform/module.ts"
import { forgetOldAnswers } from "./forget-old-answers.ts"
import { personalAnswers } from "./personal-answers.ts"
import { sendAnswersCallable } from "./send-answers.ts"

export const forms: Module = {
  name: "forms",
  callables: [sendAnswersCallable],
  personal: [personalAnswers],
  jobs: [forgetOldAnswers],
}
