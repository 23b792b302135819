import { t } from "@confetti/domain/messages/t"

const signals: Readonly<Record<string, string>> = {
  "many-paid": t`many of this inviter’s were paid lately`,
  "shared-device": t`six or more accounts share a device`,
  "crowded-tree": t`those invited crowd on few networks`,
  "busy-network": t`five or more inviters share a network`,
  "inviter-in-doubt": t`the inviter’s own invitation is in doubt`,
}

export const signalText = (signal: string): string => signals[signal] ?? signal

export const invitationStates: Readonly<Record<string, string>> = {
  pending: t`Not settled in yet`,
  qualified: t`Settled in, waits`,
  review: t`Under review`,
  paid: t`Paid`,
  rejected: t`Rejected`,
}
