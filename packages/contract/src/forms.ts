import {
  feedbackTopics,
  longestChange,
  longestFeedback,
  surveyReasons,
  surveyReturns,
  surveyWishes,
} from "@confetti/domain/form-questions"
import { z } from "zod"
import { callable } from "./callable.ts"
import { linesOfText, mailAddress } from "./free-text.ts"

export const feedbackAnswers = z.strictObject({
  topic: z.enum(feedbackTopics),
  text: linesOfText().min(1, "is empty").max(longestFeedback),
  /** Whether we may reply: to their account's address, or for guests to the one given here. */
  mayReply: z.boolean().default(false),
  email: mailAddress().optional(),
})

/** All questions are optional, but at least one must be answered. */
export const surveyAnswers = z
  .strictObject({
    returns: z.enum(surveyReturns).optional(),
    reason: z.enum(surveyReasons).optional(),
    wishes: z.array(z.enum(surveyWishes)).max(surveyWishes.length).optional(),
    change: linesOfText().max(longestChange).optional(),
  })
  .refine(({ returns, reason, wishes, change }) => returns || reason || wishes?.length || change, "is empty")

export type FeedbackAnswers = z.input<typeof feedbackAnswers>
export type SurveyAnswers = z.input<typeof surveyAnswers>

export const sendAnswers = callable({
  name: "forms-send_answers",
  kind: "write",
  access: "anyone",
  about: "Sends the feedback form or the survey. Five an hour per person.",
  errors: ["forms/too-many"],
  input: z.discriminatedUnion("form", [
    z.strictObject({ form: z.literal("feedback"), answers: feedbackAnswers }),
    z.strictObject({ form: z.literal("survey"), answers: surveyAnswers }),
  ]),
  output: z.strictObject({ sent: z.literal(true) }),
})

export type SentForm = z.input<typeof sendAnswers.input>
