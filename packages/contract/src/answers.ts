import { forms } from "@confetti/domain/form-questions"
import { z } from "zod"
import { callable } from "./callable.ts"
import { feedbackAnswers, surveyAnswers } from "./forms.ts"
import { lineOfText } from "./free-text.ts"

const moment = z.iso.datetime()
const answerId = z.string().min(1).max(64)

const before = z.string().regex(/^\d{1,15}_[\w-]{1,100}$/, "is the next of no page")

const common = {
  id: z.string(),
  at: moment,
  /** The signed-in writer; null for a guest. */
  from: z.object({ userId: z.string(), name: z.string() }).nullable(),
  /** The editor who handled it by name; null for the operator and for an erased editor. */
  handled: z.object({ at: moment, by: z.string().nullable() }).nullable(),
}

/** A message of a form, without its writer's address: `canReply` says that there is one, for `forms-show_contact`. */
export const formMessage = z.discriminatedUnion("form", [
  z.object({
    ...common,
    form: z.literal("feedback"),
    answers: feedbackAnswers.pick({ topic: true, text: true }),
    canReply: z.boolean(),
  }),
  z.object({ ...common, form: z.literal("survey"), answers: surveyAnswers, canReply: z.literal(false) }),
])

export type FormMessage = z.infer<typeof formMessage>

export const messageStates = ["open", "handled", "all"] as const

export type MessageState = (typeof messageStates)[number]

const asked = {
  state: z.enum(messageStates).default("open"),
  form: z.enum([...forms, "all"]).default("all"),
}

export const listAnswers = callable({
  name: "forms-list_answers",
  kind: "read",
  access: "reviewer",
  about: "Lists form answers, newest first, without email addresses. `next` is the `before` of the next page.",
  input: z.strictObject({
    ...asked,
    search: lineOfText().max(100).default(""),
    before: before.optional(),
    limit: z.int().min(1).max(100).default(50),
  }),
  output: z.object({
    messages: z.array(formMessage),
    next: z.string().nullable(),
    /** Of the form or all forms, counted up to 1,000. */
    open: z.int().nonnegative(),
  }),
})

export const handleAnswer = callable({
  name: "forms-handle_answer",
  kind: "write",
  access: "reviewer",
  about: "Marks an answer as handled, or as open again. Idempotent.",
  errors: ["forms/answer-not-found"],
  input: z.strictObject({ answerId, isHandled: z.boolean() }),
  output: z.object({ message: formMessage }),
})

export const showContact = callable({
  name: "forms-show_contact",
  kind: "read",
  access: "reviewer",
  about: "Returns the email address of a person who asked for an answer. Each call is in the audit log.",
  errors: ["forms/answer-not-found", "forms/no-contact"],
  input: z.strictObject({ answerId }),
  output: z.object({ email: z.string() }),
})

export const exportAnswers = callable({
  name: "forms-export_answers",
  kind: "read",
  access: "reviewer",
  about: "Exports answers as CSV, without names and addresses, 500 at a time. Each page is in the audit log.",
  input: z.strictObject({ ...asked, before: before.optional(), limit: z.int().min(1).max(500).default(500) }),
  output: z.object({ csv: z.string(), rows: z.int().nonnegative(), next: z.string().nullable() }),
})
