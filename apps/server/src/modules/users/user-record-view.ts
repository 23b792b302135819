import type { UserRecord } from "@confetti/contract/users"
import type { Person } from "./store.ts"

/** A person as they see themselves. */
export function userRecordView(person: Person, isEditor: boolean): UserRecord {
  return {
    id: person.user_id,
    email: person.email,
    phone: person.phone,
    name: person.name,
    picture: pictureAddress(person.user_id, person.picture_hash),
    referredBy: person.inviter_code,
    inviteCode: person.invite_code,
    subscriptions: { email: person.email_subscription, sms: person.sms_subscription },
    notifications: person.notifications,
    analytics: person.analytics,
    isEditor,
    createdAt: person.created_at.toISOString(),
  }
}

function pictureAddress(userId: string, hash: string | null): string | null {
  return hash === null ? null : `/people/${userId}/${hash}.webp`
}
