import type { Role } from "@confetti/domain/editors/roles"

/** What each role is called, and what it lets somebody do. */
export const roleWords: Readonly<Record<Role, { title: string; about: string }>> = {
  writer: { title: "Writer", about: "Writes tiles and publishes them." },
  reviewer: { title: "Reviewer", about: "Decides about what readers write and send, and about invitations." },
  shop: { title: "Shop", about: "Looks after orders and stock. Sees where parcels go." },
  owner: { title: "Owner", about: "May do everything, and decides who else may." },
}

/** "Writer and Shop", for a sentence. */
export function rolesText(roles: readonly Role[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(roles.map((role) => roleWords[role].title))
}
