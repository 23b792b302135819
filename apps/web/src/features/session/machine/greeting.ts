type Arrival = {
  name: string
  isNew: boolean
  /** Who invited a new person. */
  inviter: { name: string } | null
}

export function greetingOf({ name, isNew, inviter }: Arrival): string {
  if (!isNew) return name === "" ? "Welcome back" : `Welcome back, ${name}`
  if (inviter) return `You are in. ${inviter.name === "" ? "A friend" : inviter.name} invited you`
  return name === "" ? "Welcome. You are in" : `Welcome, ${name}. You are in`
}
