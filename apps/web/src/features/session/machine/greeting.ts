type Arrival = {
  name: string
  isNew: boolean
  /** Who invited a new person. */
  inviter: { name: string } | null
  /** The number they gave was refused, and they were not. */
  isNumberLeftOut: boolean
}

export function greetingOf(arrival: Arrival): string {
  const greeting = welcomeOf(arrival)
  return arrival.isNumberLeftOut ? `${greeting}. Your number can’t be right: it was left out` : greeting
}

function welcomeOf({ name, isNew, inviter }: Arrival): string {
  if (!isNew) return name === "" ? "Welcome back" : `Welcome back, ${name}`
  if (inviter) return `You are in. ${inviter.name === "" ? "A friend" : inviter.name} invited you`
  return name === "" ? "Welcome. You are in" : `Welcome, ${name}. You are in`
}
