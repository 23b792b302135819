/** What an inviter reads of an invitation that is not simply paid. */
export const referralWords = {
  waits: "They’ve settled in. Your points usually come within two days.",
  review: "A person will look at this one. That takes a few days at most.",
  appealed: "A person will look at this one again. That takes a few days at most.",
  rejected: "A person looked at this one, and it doesn’t count.",
} as const
