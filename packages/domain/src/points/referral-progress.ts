export type ReferralFacts = { isAccountComplete: boolean; tilesRead: number }

export type ReferralMissing = {
  /** Their account is still to be completed. */
  account: boolean
  /** How many tiles are still to be read. */
  tiles: number
}

export function missingOfReferral(facts: ReferralFacts, tilesNeeded: number): ReferralMissing {
  return { account: !facts.isAccountComplete, tiles: Math.max(0, tilesNeeded - facts.tilesRead) }
}

export function isQualified({ account, tiles }: ReferralMissing): boolean {
  return !account && tiles === 0
}
