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
  /** Null for an address of the settings that nobody has signed in with yet. */
  userId: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  roles: z.array(role),
  /** The server's setting `EDITORS` names their address: an owner, changed there alone. */
  isFixed: z.boolean(),
  /** Without one they can do nothing yet. */
  hasPasskey: z.boolean(),
  /** The address of whoever invited them; null for the operator, and once that account is gone. */
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
    "What the caller may do in the studio, whether a passkey opened their session within the last twelve hours, and whether they have one. No roles for whoever is no editor.",
  input: noPayload,
  output: z.object({
    userId: z.string(),
    roles: z.array(role),
    /** A passkey opened this session within the last twelve hours: editors act in no other. */
    isOpen: z.boolean(),
    hasPasskey: z.boolean(),
  }),
})

export const listEditors = callable({
  name: "editors-list_editors",
  kind: "read",
  access: "owner",
  about:
    "Every editor with their roles, and the invitations that nobody has accepted. `isFixed` are the addresses of the setting EDITORS.",
  input: noPayload,
  output: z.object({ editors: z.array(editor), invitations: z.array(editorInvitation) }),
})

export const inviteEditor = callable({
  name: "editors-invite_editor",
  kind: "write",
  access: "owner",
  about:
    "Mails a link that makes its reader an editor: good for seven days, once, and only for who is signed in with that address. Inviting an address again replaces its invitation.",
  errors: ["editor/already-editor", "editor/too-many"],
  input: z.strictObject({ email, roles: someRoles }),
  output: z.object({ invitation: editorInvitation }),
})

export const withdrawInvitation = callable({
  name: "editors-withdraw_invitation",
  kind: "write",
  access: "owner",
  about: "The mailed link opens nothing any more.",
  errors: ["editor/invitation-not-found"],
  input: z.strictObject({ invitationId: id }),
  output: z.object({ withdrawn: z.literal(true) }),
})

export const acceptInvitation = callable({
  name: "editors-accept_invitation",
  kind: "write",
  access: "person",
  about: "Makes the caller an editor, by the token of the link that was mailed to their address.",
  errors: ["editor/invitation-not-found", "editor/invitation-expired", "editor/other-address"],
  input: z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/, "is no token of an invitation") }),
  output: z.object({ roles: z.array(role) }),
})

export const changeRoles = callable({
  name: "editors-change_roles",
  kind: "write",
  access: "owner",
  about: "What an editor may do from now on. Works at once; another process of the server follows within two seconds.",
  errors: ["editor/not-found", "editor/fixed", "editor/own-roles", "editor/last-owner"],
  input: z.strictObject({ userId: id, roles: someRoles }),
  output: z.object({ editor }),
})

export const removeEditor = callable({
  name: "editors-remove_editor",
  kind: "write",
  access: "owner",
  about: "Takes every role away, at once. Their account and all they did stay.",
  errors: ["editor/not-found", "editor/fixed", "editor/last-owner"],
  input: z.strictObject({ userId: id }),
  output: z.object({ removed: z.literal(true) }),
})

const editorAct = z.object({
  id: z.string(),
  at: moment,
  /** Null for whoever is no account: see `actor`. */
  by: z.object({ userId: z.string(), email: z.string().nullable() }).nullable(),
  /** `unknown` is the operator, or an editor who was erased, before the two were told apart. */
  actor: z.enum(["editor", "operator", "erased", "unknown"]),
  callable: z.string(),
  /** What it was done to: an id, and what became of it. */
  subject: z.string(),
  /** Where the subject begins with the id of an account: its address. */
  subjectEmail: z.string().nullable(),
  requestId: z.string(),
})

export type EditorAct = z.infer<typeof editorAct>

/** No account's id or address: what the operator did, and what editors did who were erased since, is found by these words. */
export const operatorWord = "operator"
export const erasedWord = "erased"

const search = lineOfText().max(200).default("")

export const listEditorActs = callable({
  name: "editors-list_acts",
  kind: "read",
  access: "owner",
  about:
    "The audit log, the latest first: what editors and the operator did and looked at, for two years. `next` is the `before` of the page that follows, and null on the last one.",
  input: z
    .strictObject({
      /** An id, part of an address, `operator` or `erased`. */
      editor: search,
      /** Part of a callable's name. */
      callable: search,
      /** Part of a subject, or of the address of the account it names. */
      subject: search,
      from: moment.optional(),
      /** Up to but without this moment. */
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
