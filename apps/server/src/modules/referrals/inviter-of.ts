import { readInviteCode } from "@confetti/domain/account/invite-code"
import type { Db } from "../../platform/db/open-database.ts"
import { inviterName } from "./store.ts"

/** The first name of whoever invites with this code, perhaps empty; null when it is nobody's. */
export async function inviterOf(db: Db, code: string): Promise<string | null> {
  const known = readInviteCode(code)
  const name = known === null ? null : await inviterName(db, known)
  return name === null ? null : firstName(name)
}

/** What others may know of a person's name. */
export function firstName(name: string): string {
  return name.split(/\s/)[0] ?? ""
}
