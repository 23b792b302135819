import { randomBytes } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { createUser } from "@confetti/contract/users"
import { acceptReferrer } from "@confetti/domain/account/accept-referrer"
import { makeInviteCode, readInviteCode } from "@confetti/domain/account/invite-code"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { publish } from "../../platform/extension-point.ts"
import { profileChanged } from "./profile-changed.ts"
import { addInviteCode, addPerson, ancestorsOf, findPerson, lockAccount, ownerOfCode } from "./store.ts"
import { readPhone } from "./update-profile.ts"
import { userRecordView } from "./user-record-view.ts"

/** A collision is one in billions; this many in a row is broken randomness. */
const mostTries = 8
const bytesForCode = 32

export const createUserWith = (random: (bytes: number) => Iterable<number>) =>
  writeCallable(createUser, async (tx, given, context) => {
    const me = context.caller
    // A token can outlive its account for a moment.
    if (!(await lockAccount(tx, me.userId))) throw new AppError("session/expired")
    const phone = readPhone(given.phone ?? null)
    const before = await findPerson(tx, me.userId)
    if (before) return userRecordView(before, me.roles)
    const person = {
      user_id: me.userId,
      email: me.email,
      phone,
      referred_by: await referrerOf(tx, me.userId, given.referredBy ?? ""),
      email_subscription: given.emailSubscription,
      sms_subscription: given.smsSubscription,
    }
    const isNew = await addPerson(tx, person, new Date(context.now))
    if (isNew) await giveInviteCode(tx, me.userId, random)
    if (isNew) await publish(tx, context, profileChanged, { userId: me.userId })
    const now = await findPerson(tx, me.userId)
    if (!now) throw new Error(`${me.userId} was added and is not there`)
    return userRecordView(now, me.roles)
  })

export const createUserCallable = createUserWith(randomBytes)

/** The inviter of a valid code. An unknown code does not prevent joining. */
async function referrerOf(tx: Tx, personId: string, text: string): Promise<string | null> {
  const code = readInviteCode(text)
  const inviterId = code && (await ownerOfCode(tx, code))
  if (!inviterId) return null
  const inviterAncestors = await ancestorsOf(tx, inviterId)
  const decision = acceptReferrer({ personId, wasReferred: false, inviterId, inviterAncestors })
  return decision.ok ? decision.referrerId : null
}

async function giveInviteCode(tx: Tx, userId: string, random: (bytes: number) => Iterable<number>): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const code = makeInviteCode(random(bytesForCode))
    if (code && (await addInviteCode(tx, code, userId))) return
  }
  throw new Error("no free invite code was found")
}
