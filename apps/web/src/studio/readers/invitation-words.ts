/** What is odd about an invitation. One that is not here is named as it is. */
const signals: Readonly<Record<string, string>> = {
  "many-paid": "many of this inviter’s were paid lately",
  "shared-device": "six or more accounts share a device",
  "crowded-tree": "those invited crowd on few networks",
  "busy-network": "five or more inviters share a network",
  "inviter-in-doubt": "the inviter’s own invitation is in doubt",
}

export const signalText = (signal: string): string => signals[signal] ?? signal

export const invitationStates: Readonly<Record<string, string>> = {
  pending: "Not settled in yet",
  qualified: "Settled in, waits",
  review: "Under review",
  paid: "Paid",
  rejected: "Rejected",
}
