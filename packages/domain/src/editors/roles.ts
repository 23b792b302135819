export const editorRoles = ["writer", "reviewer", "shop", "owner"] as const

export type Role = (typeof editorRoles)[number]

export type NeededRole = Role | "editor"

/** Owners have all roles. */
export function hasRole({ roles }: { roles: ReadonlySet<Role> }, needed: NeededRole): boolean {
  if (needed === "editor") return roles.size > 0
  return roles.has(needed) || roles.has("owner")
}

export function sortRoles(roles: Iterable<Role>): Role[] {
  const given = new Set(roles)
  return editorRoles.filter((role) => given.has(role))
}
