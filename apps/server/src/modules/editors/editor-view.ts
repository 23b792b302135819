import type { Editor, EditorInvitation } from "@confetti/contract/editors"
import { sortRoles } from "@confetti/domain/editors/roles"
import type { Config } from "../../platform/config.ts"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { KnownInvitation } from "./invitations-store.ts"
import { accountsAt, type KnownEditor, knownEditors, withPasskeys } from "./store.ts"

/** All editors: first those in the settings, in their order, then those invited. */
export async function viewEditors(db: Db | Tx, { EDITORS }: Pick<Config, "EDITORS">): Promise<Editor[]> {
  const [known, accounts] = [await knownEditors(db), await accountsAt(db, EDITORS)]
  const secured = await withPasskeys(db, [...known.map(({ user_id }) => user_id), ...accounts.map(({ id }) => id)])
  const byEmail = new Map(known.map((each) => [each.email, each]))
  const fixed = [...new Set(EDITORS)].map((email): Editor => {
    const account = accounts.find((each) => each.email === email)
    return {
      userId: account?.id ?? null,
      email,
      name: account?.name ?? "",
      roles: ["owner"],
      isFixed: true,
      hasPasskey: account !== undefined && secured.has(account.id),
      invitedBy: null,
      since: byEmail.get(email)?.created_at.toISOString() ?? null,
    }
  })
  const invited = known.filter(({ email }) => !EDITORS.includes(email))
  return [...fixed, ...invited.map((row) => editorView(row, secured.has(row.user_id)))]
}

function editorView({ user_id, email, name, roles, inviter, created_at }: KnownEditor, hasPasskey: boolean): Editor {
  return {
    userId: user_id,
    email,
    name: name ?? "",
    roles: sortRoles(roles),
    isFixed: false,
    hasPasskey,
    invitedBy: inviter,
    since: created_at.toISOString(),
  }
}

export function invitationView(row: KnownInvitation): EditorInvitation {
  return {
    id: row.id,
    email: row.email,
    roles: sortRoles(row.roles),
    invitedBy: row.inviter,
    invitedAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}
