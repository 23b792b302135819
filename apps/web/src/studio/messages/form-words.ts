import type {
  feedbackTopics,
  FormName,
  surveyReasons,
  surveyReturns,
  surveyWishes,
} from "@confetti/domain/form-questions"
import { t } from "@confetti/domain/messages/t"

type Words<Names extends readonly string[]> = Record<Names[number], string>

export const formTitles: Record<FormName, string> = { feedback: t`Feedback`, survey: t`Survey` }

export const topicWords: Words<typeof feedbackTopics> = {
  story: t`A story`,
  app: t`The app`,
  idea: t`An idea`,
  account: t`Their account`,
  other: t`Something else`,
}

export const returnWords: Words<typeof surveyReturns> = {
  surely: t`Will definitely come back`,
  maybe: t`Might come back`,
  hardly: t`Will probably not come back`,
}

export const reasonWords: Words<typeof surveyReasons> = {
  learn: t`is here to learn something`,
  "wind-down": t`is here to wind down`,
  games: t`is here for the games`,
  talk: t`is here for something to talk about`,
  chance: t`is here by chance`,
}

export const wishWords: Words<typeof surveyWishes> = {
  shorter: t`shorter stories`,
  longer: t`longer stories`,
  pictures: t`pictures and videos`,
  growing: t`developing stories`,
  games: t`games`,
}
