import { listed } from "./catalogued-callable.ts"
import {
  acceptInvitation,
  changeRoles,
  inviteEditor,
  listEditorActs,
  listEditors,
  removeEditor,
  showStudio,
  withdrawInvitation,
} from "./editors.ts"

export const editorCallables = [
  listed(
    showStudio,
    "What the caller may do in the studio, whether a passkey opened their session within the last twelve hours, and whether they have one. No roles for whoever is no editor.",
  ),
  listed(
    listEditors,
    "Every editor with their roles, and the invitations that nobody has accepted. `isFixed` are the addresses of the setting EDITORS.",
  ),
  listed(
    inviteEditor,
    "Mails a link that makes its reader an editor: good for seven days, once, and only for who is signed in with that address. Inviting an address again replaces its invitation.",
    "editor/already-editor",
    "editor/too-many",
  ),
  listed(withdrawInvitation, "The mailed link opens nothing any more.", "editor/invitation-not-found"),
  listed(
    acceptInvitation,
    "Makes the caller an editor, by the token of the link that was mailed to their address.",
    "editor/invitation-not-found",
    "editor/invitation-expired",
    "editor/other-address",
  ),
  listed(
    changeRoles,
    "What an editor may do from now on. Works at once; another process of the server follows within two seconds.",
    "editor/not-found",
    "editor/fixed",
    "editor/own-roles",
    "editor/last-owner",
  ),
  listed(
    removeEditor,
    "Takes every role away, at once. Their account and all they did stay.",
    "editor/not-found",
    "editor/fixed",
    "editor/last-owner",
  ),
  listed(
    listEditorActs,
    "The audit log, the latest first: what editors and the operator did and looked at, for two years. `next` is the `before` of the page that follows, and null on the last one.",
  ),
] as const
