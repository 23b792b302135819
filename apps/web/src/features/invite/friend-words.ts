import type { InvitedFriend, ReferralStatus } from "@confetti/contract/referrals"

type Missing = InvitedFriend["missing"]

/** Their first name, or what they are. */
export function friendName({ name }: { name: string }): string {
  return name === "" ? "A friend" : name
}

/** Where an invitation stands, as whoever invited reads it. */
export function friendWords({ state, missing, reason }: InvitedFriend, points: number, language: string): string {
  switch (state) {
    case "pending":
      return `${missingWords(missing, "their", language) ?? "A moment"} to go`
    case "qualified":
      return reason ?? "All done. The points are on their way"
    case "paid":
      return `Paid: +${new Intl.NumberFormat(language).format(points)}`
    case "review":
      return ["Being looked at", reason].filter(Boolean).join(". ")
    case "rejected":
      return ["Not counted", reason].filter(Boolean).join(". ")
  }
}

/** What brings the points to both, as whoever was invited reads it; null where there is nothing left to say. */
export function ownWords({ inviter, points, welcomePoints }: ReferralStatus, language: string): string | null {
  if (!inviter) return null
  const number = new Intl.NumberFormat(language)
  const gets = `+${number.format(points)} for ${inviter.name || "them"}`
  const both = welcomePoints > 0 ? `${gets}, +${number.format(welcomePoints)} for you` : gets
  if (inviter.state === "paid") return `It is done: ${both}.`
  const missing = missingWords(inviter.missing, "your", language)
  if (inviter.state === "pending" && missing !== null) return `${missing} to go, then: ${both}.`
  return inviter.state === "rejected" ? null : "All done on your side."
}

/** "3 tiles and their account"; null for nothing. */
function missingWords({ tiles, account }: Missing, whose: "their" | "your", language: string): string | null {
  const parts = [
    tiles > 0 && (tiles === 1 ? "1 tile" : `${new Intl.NumberFormat(language).format(tiles)} tiles`),
    account && `${whose} account`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  const text = parts.join(" and ")
  return text.charAt(0).toUpperCase() + text.slice(1)
}
