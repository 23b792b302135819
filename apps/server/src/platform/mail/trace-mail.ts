import { traceStep } from "../tracing/trace-step.ts"
import type { Mailer } from "./mailer.ts"

/** Traces each message, without its recipient and text. */
export function traceMail(mail: Mailer): Mailer {
  return { ...mail, send: (message) => traceStep({ name: "send mail" }, () => mail.send(message)) }
}
