import type { InvitedFriend, ReferralStatus } from "@confetti/contract/referrals"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"

type Missing = InvitedFriend["missing"]

export function friendName({ name }: { name: string }): string {
  return name === "" ? t`A friend` : name
}

export function friendWords({ state, missing, reason }: InvitedFriend, points: number, language: string): string {
  switch (state) {
    case "pending":
      return missingWords(missing, language)
    case "qualified":
      return reason ?? t`All done. Points on their way`
    case "paid":
      return t`Paid: +${points.toLocaleString(language)}`
    case "review":
      return reason ? t`Under review. ${reason}` : t`Under review`
    case "rejected":
      return reason ? t`Not counted. ${reason}` : t`Not counted`
  }
}

export function ownWords({ inviter, points, welcomePoints }: ReferralStatus, language: string): string | null {
  if (!inviter) return null
  const both = bothWords(inviter.name, points, welcomePoints, language)
  if (inviter.state === "paid") return t`All done: ${both}.`
  const { tiles, account } = inviter.missing
  if (inviter.state === "pending" && (tiles > 0 || account)) return ownMissingWords(inviter.missing, both, language)
  return inviter.state === "rejected" ? null : t`All done on your side.`
}

function missingWords({ tiles, account }: Missing, language: string): string {
  if (tiles === 0) return account ? t`They still need to complete their account` : t`Almost done`
  return account
    ? plural(
        tiles,
        {
          one: `# tile to read, and their account to complete`,
          other: `# tiles to read, and their account to complete`,
        },
        language,
      )
    : plural(tiles, { one: `# tile to read`, other: `# tiles to read` }, language)
}

function ownMissingWords({ tiles, account }: Missing, both: string, language: string): string {
  if (tiles === 0) return t`Complete your account to get ${both}.`
  return account
    ? plural(
        tiles,
        {
          one: `Read # tile and complete your account to get ${both}.`,
          other: `Read # tiles and complete your account to get ${both}.`,
        },
        language,
      )
    : plural(tiles, { one: `Read # tile to get ${both}.`, other: `Read # tiles to get ${both}.` }, language)
}

/** "+100 for Ada, +20 for you". */
function bothWords(name: string, points: number, welcomePoints: number, language: string): string {
  const [theirs, yours] = [points.toLocaleString(language), welcomePoints.toLocaleString(language)]
  if (welcomePoints > 0)
    return name === "" ? t`+${theirs} for them, +${yours} for you` : t`+${theirs} for ${name}, +${yours} for you`
  return name === "" ? t`+${theirs} for them` : t`+${theirs} for ${name}`
}
