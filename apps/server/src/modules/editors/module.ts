import { day } from "@confetti/domain/durations"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import { acceptInvitationCallable } from "./accept-invitation.ts"
import { changeRolesCallable } from "./change-roles.ts"
import { deleteInvitationsBefore } from "./invitations-store.ts"
import { inviteEditorCallable } from "./invite-editor.ts"
import { listActsCallable } from "./list-acts.ts"
import { listEditorsCallable } from "./list-editors.ts"
import { mailInvitation } from "./mail/mail-invitation.ts"
import { personalEditor } from "./personal-editor.ts"
import { removeEditorCallable } from "./remove-editor.ts"
import { showStudioCallable } from "./show-studio.ts"
import { withdrawInvitationCallable } from "./withdraw-invitation.ts"

const expiredShownFor = 30 * day

const sweepInvitations: Job = {
  name: "editors-sweep_invitations",
  schedule: "43 3 * * *",
  run: (_none, { db, clock }) => deleteInvitationsBefore(db, new Date(clock() - expiredShownFor)),
}

export const editors: Module = {
  name: "editors",
  tables: ["editors", "editor_invitations"],
  callables: [
    showStudioCallable,
    listEditorsCallable,
    inviteEditorCallable,
    withdrawInvitationCallable,
    acceptInvitationCallable,
    changeRolesCallable,
    removeEditorCallable,
    listActsCallable,
  ],
  jobs: [mailInvitation, sweepInvitations],
  personal: [personalEditor],
}
