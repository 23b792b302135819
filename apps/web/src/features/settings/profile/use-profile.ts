import type { UserRecord } from "@confetti/contract/users"
import { useRef, useState } from "react"
import { call } from "../../../platform/api.ts"
import { announce } from "../../../ui/announce.tsx"
import { useSessionMachine } from "../../session/change/index.ts"

export type ProfileChange = {
  sent: Partial<Pick<UserRecord, "name" | "phone" | "picture" | "notifications" | "analytics">> & {
    emailSubscription?: boolean
    smsSubscription?: boolean
  }
  shown?: Partial<UserRecord>
  /** Announced on success. */
  said?: string
  refused?: string
}

/**
 * The person's record with pending changes applied. Changes are sent in sequence, so that an answer is never older than what is shown.
 * `change` returns the error, or null.
 */
export function useProfile(user: UserRecord) {
  const { replaceUser } = useSessionMachine()
  const [pending, setPending] = useState<readonly ProfileChange[]>([])
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const send = async (change: ProfileChange): Promise<unknown> => {
    try {
      replaceUser(await call("users-update_profile", change.sent))
      if (change.said) announce(change.said)
      return null
    } catch (error) {
      if (change.refused) announce(change.refused)
      return error
    } finally {
      setPending((list) => list.filter((each) => each !== change))
    }
  }
  const sendAfter = async (earlier: Promise<unknown>, change: ProfileChange): Promise<unknown> => {
    await earlier
    return send(change)
  }
  const change = (next: ProfileChange): Promise<unknown> => {
    setPending((list) => [...list, next])
    const sent = sendAfter(line.current, next)
    line.current = sent
    return sent
  }
  return { shown: pending.reduce((record, { shown }) => ({ ...record, ...shown }), user), change }
}

export type ChangeProfile = ReturnType<typeof useProfile>["change"]
