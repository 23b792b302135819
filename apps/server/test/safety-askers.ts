import { editorRoles, type NeededRole, type Role } from "@confetti/domain/editors/roles"

/** Callers: `self` owns the id or the things the request names, `other` is another signed-in person. */
export const askers = [
  "anonymous",
  "self",
  "other",
  "writer",
  "reviewer",
  "shop",
  "owner",
  "owner by code",
  "expired token",
  "deleted user",
] as const

/** The status for each caller, in order. */
export type Statuses = readonly number[]

/** The same for everybody; a token that has ended is not even looked at. */
export const open = (status: number): Statuses => askers.map(() => status)
/** The same for everybody, but who believes to be signed in and is not is told so. */
export const told = (status: number): Statuses => askers.map((who) => (isOver(who) ? 401 : status))
/** For anybody who is signed in, about themselves. */
export const signedIn = (status: number): Statuses => askers.map((who) => (isNobody(who) ? 401 : status))
/** For editors in this role, or in any, and owners, in a session that a passkey opened. */
export const editors = (role: NeededRole, status: number): Statuses =>
  askers.map((who) => {
    if (isNobody(who)) return 401
    return who === "owner" || who === role || (role === "editor" && isRole(who)) ? status : 403
  })
/** For the one person it is about. */
export const own = (status: number): Statuses =>
  askers.map((who) => (isNobody(who) ? 401 : who === "self" ? status : 403))

type Asker = (typeof askers)[number]

function isOver(who: Asker): boolean {
  return who === "expired token" || who === "deleted user"
}

function isNobody(who: Asker): boolean {
  return who === "anonymous" || isOver(who)
}

function isRole(who: Asker): who is Role {
  return editorRoles.some((role) => role === who)
}
