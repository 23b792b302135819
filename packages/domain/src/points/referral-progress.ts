export type ReferralFacts = { isAccountComplete: boolean; tilesRead: number }

export type ReferralMissing = {
  /** Whether their account is still incomplete. */
  account: boolean
  /** Tiles still to read. */
  tiles: number
}

export function missingOfReferral(facts: ReferralFacts, tilesNeeded: number): ReferralMissing {
  return { account: !facts.isAccountComplete, tiles: Math.max(0, tilesNeeded - facts.tilesRead) }
}

export function isQualified({ account, tiles }: ReferralMissing): boolean {
  return !account && tiles === 0
}
