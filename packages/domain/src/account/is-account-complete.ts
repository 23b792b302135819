/** A complete account has a name and a confirmed address. */
export function isAccountComplete({ name, email }: { name: string; email: string | null }): boolean {
  return name.trim() !== "" && email !== null
}
