import type { UserRecord } from "@confetti/contract/users"
import { type Role, sortRoles } from "@confetti/domain/editors/roles"
import { appIcons } from "@confetti/domain/rewards/app-icons"
import type { Person } from "./store.ts"

export function userRecordView(person: Person, roles: Iterable<Role>): UserRecord {
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
    shelfHue: person.shelf_hue,
    // A withdrawn icon falls back to the default.
    appIcon: appIcons.find((icon) => icon === person.app_icon) ?? null,
    showsFavourite: person.shows_favourite,
    roles: sortRoles(roles),
    createdAt: person.created_at.toISOString(),
  }
}

function pictureAddress(userId: string, hash: string | null): string | null {
  return hash === null ? null : `/people/${userId}/${hash}.webp`
}
