import type { parseArgs } from "node:util"
import type { exportAnswers, FormMessage, handleAnswer, listAnswers, showContact } from "@confetti/contract/answers"
import type { ErrorCauseView, listErrorCauses, showErrorCause } from "@confetti/contract/error-causes"
import type { z } from "zod"
import { printable } from "../operator/printable.ts"
import { readArguments, wrongCommand } from "../operator/read-arguments.ts"
import { withOperator } from "../operator/with-operator.ts"
import { readCommandConfig } from "../platform/config.ts"
import type { Operator } from "../platform/operator/call-admin-socket.ts"
import { runProgram } from "../platform/run-program.ts"

const usage = `npm run messages -- …
  list [--all] [--find TEXT]       open form answers, newest first
  handle ID, open ID               marks an answer as handled, or as open
  contact ID                       the writer's email address; each call is in the audit log
  csv [--all]                      answers as CSV, without names and addresses
  errors [--closed] [--find TEXT]  errors in browsers by cause, last seen first
  error CAUSE                      its latest reports
  close CAUSE, reopen CAUSE        closes a cause until a newer version has it, or reopens it
Lists show 100.`

const options = {
  all: { type: "boolean" },
  closed: { type: "boolean" },
  find: { type: "string" },
} as const

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"]

await runProgram(async () => {
  const { command, id, given } = readCommand()
  const config = readCommandConfig(process.env)
  if (command === "csv") {
    process.stdout.write(await withOperator(config, (operator) => csvText(operator, given)))
    return
  }
  const lines = await withOperator(config, (operator) => runCommand(operator, command, id, given))
  for (const line of lines) console.log(printable(line))
})

function readCommand() {
  const { values, positionals } = readArguments(usage, options, { most: 2 })
  const [command = "", id = ""] = positionals
  return { command, id, given: values }
}

async function runCommand({ call }: Operator, command: string, id: string, given: Given): Promise<string[]> {
  const search = given.find ?? ""
  if (command === "list") {
    const asked = { state: given.all ? "all" : "open", search, limit: 100 }
    const { messages } = await call<z.output<typeof listAnswers.output>>("forms-list_answers", asked)
    return messages.length === 0 ? ["Nothing waits."] : messages.map(messageLine)
  }
  if (command === "errors") {
    const asked = { state: given.closed ? "closed" : "open", search, limit: 100 }
    const { causes } = await call<z.output<typeof listErrorCauses.output>>("errors-list_causes", asked)
    return causes.length === 0 ? ["Nothing fails."] : causes.map(causeLine)
  }
  if (id === "") throw wrongCommand(usage, command)
  switch (command) {
    case "handle":
    case "open": {
      const asked = { answerId: id, isHandled: command === "handle" }
      return [messageLine((await call<z.output<typeof handleAnswer.output>>("forms-handle_answer", asked)).message)]
    }
    case "contact":
      return [(await call<z.output<typeof showContact.output>>("forms-show_contact", { answerId: id })).email]
    case "error": {
      const shown = await call<z.output<typeof showErrorCause.output>>("errors-show_cause", { causeId: id })
      return [
        causeLine(shown.cause),
        ...shown.cases.flatMap(({ at, browser, version, path, stack }) => [
          `  ${at}  ${browser}  ${version}  ${path}`,
          ...stack.map((line) => `    ${line}`),
        ]),
      ]
    }
    case "close":
    case "reopen": {
      const asked = { causeId: id, isClosed: command === "close" }
      return [causeLine((await call<{ cause: ErrorCauseView }>("errors-close_cause", asked)).cause)]
    }
    default:
      throw wrongCommand(usage, command)
  }
}

async function csvText({ call }: Operator, given: Given): Promise<string> {
  let text = ""
  let before: string | null = null
  do {
    const asked = { state: given.all ? "all" : "open", ...(before !== null && { before }) }
    const page: z.output<typeof exportAnswers.output> = await call("forms-export_answers", asked)
    text += page.csv
    before = page.next
  } while (before !== null)
  return text
}

function messageLine(message: FormMessage): string {
  const { id, at, from, handled } = message
  const who = from ? from.name || from.userId : "a guest"
  const words =
    message.form === "feedback"
      ? `${message.answers.topic}: ${message.answers.text}`
      : `survey: ${JSON.stringify(message.answers)}`
  return `${id}  ${at}  ${handled ? "handled" : "open"}  by ${who}  ${words}`
}

function causeLine({ id, times, lastSeenAt, closed, errorClass, message, frame, versions }: ErrorCauseView): string {
  const state = closed ? "closed" : "open"
  return `${id}  ${times} times, last ${lastSeenAt}, ${state}  ${errorClass}: ${message}  ${frame}  ${versions.join(" ")}`
}
