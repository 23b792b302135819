import type { Role } from "@confetti/domain/editors/roles"
import { t } from "@confetti/domain/messages/t"

export const roleWords: Readonly<Record<Role, { title: string; about: string }>> = {
  writer: { title: t`Writer`, about: t`Writes tiles and publishes them.` },
  reviewer: { title: t`Reviewer`, about: t`Reviews readers’ thoughts and media, and invitations.` },
  shop: { title: t`Shop`, about: t`Handles orders and stock. Can see delivery addresses.` },
  owner: { title: t`Owner`, about: t`Can do everything, and manages editors.` },
}

export function rolesText(roles: readonly Role[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(roles.map((role) => roleWords[role].title))
}
