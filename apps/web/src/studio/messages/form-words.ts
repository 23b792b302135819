import type {
  feedbackTopics,
  FormName,
  surveyReasons,
  surveyReturns,
  surveyWishes,
} from "@confetti/domain/form-questions"

type Words<Names extends readonly string[]> = Record<Names[number], string>

export const formTitles: Record<FormName, string> = { feedback: "Feedback", survey: "Survey" }

/** What an answer is about, and what was ticked. */
export const topicWords: Words<typeof feedbackTopics> = {
  story: "A story",
  app: "The app",
  idea: "An idea",
  account: "Their account",
  other: "Something else",
}

export const returnWords: Words<typeof surveyReturns> = {
  surely: "Comes back surely",
  maybe: "Comes back, maybe",
  hardly: "Will hardly come back",
}

export const reasonWords: Words<typeof surveyReasons> = {
  learn: "to learn something",
  "wind-down": "to wind down",
  games: "for the games",
  talk: "for something to tell",
  chance: "by chance",
}

export const wishWords: Words<typeof surveyWishes> = {
  shorter: "shorter stories",
  longer: "longer stories",
  pictures: "pictures and films",
  growing: "stories that grow",
  games: "games",
}
