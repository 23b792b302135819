import type { BawRank } from "@confetti/domain/games/baw"
import { t } from "@confetti/domain/messages/t"

const names: Record<BawRank, string> = {
  speck: t`Speck`,
  pinch: t`Pinch`,
  handful: t`Handful`,
  shower: t`Shower`,
  burst: t`Burst`,
  parade: t`Parade`,
  confetti: t`Confetti`,
}

export function rankName(rank: BawRank): string {
  return names[rank]
}
