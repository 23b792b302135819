import { usePoints } from "../../../features/points/index.ts"
import { useSession } from "../../../features/session/index.ts"
import { itemPath, NextReward, useShop } from "../../../features/shop/index.ts"
import { usePageData } from "../../../platform/session-scope.ts"
import { useTurn } from "../sub-page/use-page-turn.ts"

export function NextInReach() {
  const { turn } = useTurn()
  const { language } = usePageData().brand
  const wallet = usePoints(useSession().state === "signed-in").data
  const shop = useShop().data
  if (!wallet || !shop) return null
  return <NextReward items={shop.items} wallet={wallet} language={language} onOpen={(id) => turn(itemPath(id))} />
}
