import { traceStep } from "../tracing/trace-step.ts"
import type { Mailer } from "./mailer.ts"

/** Makes each message a step of what sends it. To whom it goes and what it says is none of a trace's business. */
export function traceMail(mail: Mailer): Mailer {
  return { ...mail, send: (message) => traceStep({ name: "send mail" }, () => mail.send(message)) }
}
