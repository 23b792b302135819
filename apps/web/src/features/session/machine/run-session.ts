import type { UserRecord } from "@confetti/contract/users"
import type { SessionHooks } from "../session-hooks.ts"
import { anonymous, writeSession } from "../session-store.ts"

export function runSession(_hooks: SessionHooks): void {
  writeSession(anonymous)
}

export async function signOutNow(_everywhere: boolean): Promise<void> {
  writeSession(anonymous)
}

export async function readUserAgain(): Promise<void> {}

export function takeUser(_record: UserRecord): void {}
