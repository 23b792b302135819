import type { BawRank } from "@confetti/domain/games/baw"

const names: Record<BawRank, string> = {
  speck: "Speck",
  pinch: "Pinch",
  handful: "Handful",
  shower: "Shower",
  burst: "Burst",
  parade: "Parade",
  confetti: "Confetti",
}

export function rankName(rank: BawRank): string {
  return names[rank]
}
