import type { Role } from "@confetti/domain/editors/roles"
import { t } from "@confetti/domain/messages/t"

export const roleWords: Readonly<Record<Role, { title: string; about: string }>> = {
  writer: { title: t`Writer`, about: t`Writes tiles and publishes them.` },
  reviewer: { title: t`Reviewer`, about: t`Decides about what readers write and send, and about invitations.` },
  shop: { title: t`Shop`, about: t`Looks after orders and stock. Sees where parcels go.` },
  owner: { title: t`Owner`, about: t`May do everything, and decides who else may.` },
}

export function rolesText(roles: readonly Role[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(roles.map((role) => roleWords[role].title))
}
