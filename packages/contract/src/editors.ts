import { editorRoles } from "@confetti/domain/editors/roles"
import { z } from "zod"
import { callable, noPayload } from "./callable.ts"
import { lineOfText, mailAddress } from "./free-text.ts"

const moment = z.iso.datetime()
const role = z.enum(editorRoles)
const someRoles = z.array(role).min(1).max(editorRoles.length)
const email = mailAddress().toLowerCase()
const id = z.string().min(1).max(100)

const editor = z.object({
  /** Null for an address of the settings that never signed in. */
  userId: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  roles: z.array(role),
  /** Listed in the setting `EDITORS`: an owner, changed only there. */
  isFixed: z.boolean(),
  /** Without a passkey an editor can do nothing yet. */
  hasPasskey: z.boolean(),
  /** The inviter's address; null for the operator, and for a deleted account. */
  invitedBy: z.string().nullable(),
  since: moment.nullable(),
})

export type Editor = z.infer<typeof editor>

const editorInvitation = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(role),
  invitedBy: z.string().nullable(),
  invitedAt: moment,
  expiresAt: moment,
})

export type EditorInvitation = z.infer<typeof editorInvitation>

export const showStudio = callable({
  name: "editors-show_studio",
  kind: "read",
  access: "person",
  about:
    "Returns the caller's roles in the studio, whether a passkey opened their session in the last twelve hours, and whether they have one. Non-editors have no roles.",
  input: noPayload,
  output: z.object({
    userId: z.string(),
    roles: z.array(role),
    /** Whether a passkey opened this session within the last twelve hours, as editing requires. */
    isOpen: z.boolean(),
    hasPasskey: z.boolean(),
  }),
})

export const listEditors = callable({
  name: "editors-list_editors",
  kind: "read",
  access: "owner",
  about:
    "Lists all editors with their roles, and open invitations. `isFixed` marks addresses from the setting EDITORS.",
  input: noPayload,
  output: z.object({ editors: z.array(editor), invitations: z.array(editorInvitation) }),
})

export const inviteEditor = callable({
  name: "editors-invite_editor",
  kind: "write",
  access: "owner",
  about:
    "Mails an invitation link for a new editor. It works once, within seven days, and only for someone signed in with that address. Inviting an address again replaces its invitation.",
  errors: ["editor/already-editor", "editor/too-many"],
  input: z.strictObject({ email, roles: someRoles }),
  output: z.object({ invitation: editorInvitation }),
})

export const withdrawInvitation = callable({
  name: "editors-withdraw_invitation",
  kind: "write",
  access: "owner",
  about: "Withdraws an invitation: its link no longer works.",
  errors: ["editor/invitation-not-found"],
  input: z.strictObject({ invitationId: id }),
  output: z.object({ withdrawn: z.literal(true) }),
})

export const acceptInvitation = callable({
  name: "editors-accept_invitation",
  kind: "write",
  access: "person",
  about: "Makes the caller an editor, by the token of the link mailed to their address.",
  errors: ["editor/invitation-not-found", "editor/invitation-expired", "editor/other-address"],
  input: z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/, "is no token of an invitation") }),
  output: z.object({ roles: z.array(role) }),
})

export const changeRoles = callable({
  name: "editors-change_roles",
  kind: "write",
  access: "owner",
  about: "Changes an editor's roles at once; other processes of the server follow within two seconds.",
  errors: ["editor/not-found", "editor/fixed", "editor/own-roles", "editor/last-owner"],
  input: z.strictObject({ userId: id, roles: someRoles }),
  output: z.object({ editor }),
})

export const removeEditor = callable({
  name: "editors-remove_editor",
  kind: "write",
  access: "owner",
  about: "Removes all roles of an editor at once. Their account and their work stay.",
  errors: ["editor/not-found", "editor/fixed", "editor/last-owner"],
  input: z.strictObject({ userId: id }),
  output: z.object({ removed: z.literal(true) }),
})

const editorAct = z.object({
  id: z.string(),
  at: moment,
  /** Null without an account: see `actor`. */
  by: z.object({ userId: z.string(), email: z.string().nullable() }).nullable(),
  /** `unknown` is the operator or an erased editor, from before the two were distinguished. */
  actor: z.enum(["editor", "operator", "erased", "unknown"]),
  callable: z.string(),
  /** The id of its object, and the result. */
  subject: z.string(),
  /** The address of the account that the subject begins with. */
  subjectEmail: z.string().nullable(),
  requestId: z.string(),
})

export type EditorAct = z.infer<typeof editorAct>

/** Search words for actions without an account: of the operator, and of erased editors. */
export const operatorWord = "operator"
export const erasedWord = "erased"

const search = lineOfText().max(200).default("")

export const listEditorActs = callable({
  name: "editors-list_acts",
  kind: "read",
  access: "owner",
  about:
    "Lists the audit log, newest first: what editors and the operator did and viewed in the last two years. `next` is the `before` of the next page, or null on the last one.",
  input: z
    .strictObject({
      /** An id, part of an address, `operator` or `erased`. */
      editor: search,
      callable: search,
      subject: search,
      from: moment.optional(),
      /** Exclusive. */
      until: moment.optional(),
      before: z
        .string()
        .regex(/^\d{1,15}_[\w-]{1,100}$/, "is the next of no page")
        .optional(),
      limit: z.int().min(1).max(100).default(50),
    })
    .nullable()
    .transform((given) => given ?? { editor: "", callable: "", subject: "", limit: 50 }),
  output: z.object({ acts: z.array(editorAct), next: z.string().nullable() }),
})
