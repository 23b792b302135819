import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { usePoints } from "../../../features/points/index.ts"
import { useSession } from "../../../features/session/index.ts"
import { itemPath, ShopPage, useOrders, useShop } from "../../../features/shop/index.ts"
import { plainClick } from "../../../ui/plain-click.ts"
import { usePageData } from "../../../platform/session-scope.ts"
import { useRecordClaims } from "../../session/use-record-claims.ts"
import { SubPage, type TabPageProps } from "../sub-page/sub-page.tsx"
import { useTurn } from "../sub-page/use-page-turn.ts"
import { useTitle } from "../use-title.ts"

export function ShopScreen({ isShown }: TabPageProps) {
  useRecordClaims()
  const { turn } = useTurn()
  const isSignedIn = useSession().state === "signed-in"
  const { language } = usePageData().brand
  const wallet = usePoints(isSignedIn).data ?? null
  const orders = useOrders(isSignedIn)
  useTitle(t`Shop`, isShown)

  return (
    <SubPage
      above={{ href: "/me", name: t`Me` }}
      title="Shop"
      links={
        <ShopLinks
          balance={wallet?.balance ?? null}
          hasOrders={(orders.pages[0]?.redemptions.length ?? 0) > 0}
          language={language}
          onTurn={turn}
        />
      }
    >
      <ShopPage shop={useShop()} wallet={wallet} language={language} onOpen={(id) => turn(itemPath(id))} />
    </SubPage>
  )
}

type Props = { balance: number | null; hasOrders: boolean; language: string; onTurn: (path: string) => void }

export function ShopLinks({ balance, hasOrders, language, onTurn }: Props) {
  return (
    <span>
      {balance !== null && (
        <a href="/me/points" onClick={plainClick(() => onTurn("/me/points"))}>
          {plural(balance, { one: "# point", other: "# points" }, language)}
        </a>
      )}
      {hasOrders && (
        <a href="/me/orders" onClick={plainClick(() => onTurn("/me/orders"))}>
          Orders
        </a>
      )}
    </span>
  )
}
