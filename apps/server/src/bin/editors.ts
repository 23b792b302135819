import type { parseArgs } from "node:util"
import type {
  changeRoles,
  Editor,
  EditorAct,
  EditorInvitation,
  inviteEditor,
  listEditorActs,
  listEditors,
} from "@confetti/contract/editors"
import { editorRoles } from "@confetti/domain/editors/roles"
import type { z } from "zod"
import { printable } from "../operator/printable.ts"
import { readArguments, wrongCommand } from "../operator/read-arguments.ts"
import { withOperator } from "../operator/with-operator.ts"
import { readCommandConfig } from "../platform/config.ts"
import type { Operator } from "../platform/operator/call-admin-socket.ts"
import { runProgram, StartupError } from "../platform/run-program.ts"

const usage = `npm run editors -- …
  list                              editors with their roles, and invitations
  invite ADDRESS --roles ROLES      mails an invitation: works once, within seven days
  withdraw ADDRESS                  withdraws an invitation: its link stops working
  roles ADDRESS --roles ROLES       changes an editor's roles
  remove ADDRESS                    removes all roles of an editor at once
  log [--editor WHO] [--callable NAME] [--subject TEXT] [--from DAY] [--until DAY] [--all]
                                    the audit log, newest first
ROLES are ${editorRoles.join(", ")}, separated by commas. WHO is an address, part of one, "operator", or "erased".`

const options = {
  roles: { type: "string" },
  editor: { type: "string" },
  callable: { type: "string" },
  subject: { type: "string" },
  from: { type: "string" },
  until: { type: "string" },
  all: { type: "boolean" },
} as const

const nobodyNow = {
  editor: "an editor",
  operator: "operator",
  erased: "an editor, erased since",
  unknown: "operator or deleted editor",
}

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"]

await runProgram(async () => {
  const { command, address, given } = readCommand()
  const lines = await withOperator(readCommandConfig(process.env), (operator) =>
    runCommand(operator, command, address, given),
  )
  for (const line of lines) console.log(printable(line))
})

function readCommand() {
  const { values, positionals } = readArguments(usage, options, { most: 2 })
  const [command = "", address = ""] = positionals
  return { command, address: address.toLowerCase(), given: values }
}

async function runCommand(operator: Operator, command: string, address: string, given: Given): Promise<string[]> {
  const { call } = operator
  if (command === "list") {
    const { editors, invitations } = await call<z.output<typeof listEditors.output>>("editors-list_editors", null)
    const lines = [...editors.map(editorLine), ...invitations.map(invitationLine)]
    return lines.length === 0 ? ["There are no editors. Invite an owner, or name one in EDITORS."] : lines
  }
  if (command === "log") return logLines(operator, given)
  if (address === "") throw wrongCommand(usage, command)
  if (command === "withdraw") {
    const { invitations } = await call<z.output<typeof listEditors.output>>("editors-list_editors", null)
    const found = invitations.find(({ email, id }) => email === address || id === address)
    if (!found) throw new StartupError(`There is no invitation for ${address}.`)
    await call("editors-withdraw_invitation", { invitationId: found.id })
    return [`Invitation to ${found.email} withdrawn.`]
  }
  if (command === "remove") {
    await call("editors-remove_editor", { userId: await idOf(operator, address) })
    return [`${address} is no longer an editor.`]
  }
  const roles = given.roles?.split(",").map((role) => role.trim())
  if (command === "invite" && roles) {
    const answer = await call<z.output<typeof inviteEditor.output>>("editors-invite_editor", { email: address, roles })
    return [invitationLine(answer.invitation)]
  }
  if (command === "roles" && roles) {
    const data = { userId: await idOf(operator, address), roles }
    return [editorLine((await call<z.output<typeof changeRoles.output>>("editors-change_roles", data)).editor)]
  }
  throw wrongCommand(usage, command)
}

async function idOf({ call }: Operator, address: string): Promise<string> {
  const { editors } = await call<z.output<typeof listEditors.output>>("editors-list_editors", null)
  const found = editors.find(({ email, userId }) => email === address || userId === address)
  if (!found?.userId) throw new StartupError(`${address} is not an editor, or has never signed in.`)
  return found.userId
}

async function logLines({ call }: Operator, { editor, callable, subject, from, until, all }: Given): Promise<string[]> {
  const asked = {
    ...(editor !== undefined && { editor }),
    ...(callable !== undefined && { callable }),
    ...(subject !== undefined && { subject }),
    ...(from !== undefined && { from: momentOf(from) }),
    ...(until !== undefined && { until: momentOf(until) }),
    limit: 100,
  }
  const lines: string[] = []
  let before: string | null = null
  do {
    const page: z.output<typeof listEditorActs.output> = await call("editors-list_acts", {
      ...asked,
      ...(before !== null && { before }),
    })
    lines.push(...page.acts.map(actLine))
    before = page.next
  } while (all === true && before !== null)
  if (before !== null) lines.push("There is more. --all shows everything.")
  return lines
}

/** Accepts a day (its start in UTC) or a moment. */
function momentOf(text: string): string {
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw new StartupError(`${text} is not a day. Write it as 2026-05-31.`)
  return at.toISOString()
}

function editorLine({ email, roles, isFixed, hasPasskey }: Editor): string {
  const notes = [...(isFixed ? ["by EDITORS"] : []), ...(hasPasskey ? [] : ["has no passkey yet"])]
  return `${email}  ${roles.join(" ")}${notes.length === 0 ? "" : `  (${notes.join(", ")})`}`
}

function invitationLine({ email, roles, expiresAt }: EditorInvitation): string {
  return `${email}  ${roles.join(" ")}  (invited, until ${expiresAt})`
}

function actLine({ at, by, actor, callable, subject, subjectEmail }: EditorAct): string {
  const who = by === null ? nobodyNow[actor] : `${by.userId}${by.email === null ? "" : ` ${by.email}`}`
  return `${at}  ${who}  ${callable}  ${subject}${subjectEmail === null ? "" : `  ${subjectEmail}`}`
}
