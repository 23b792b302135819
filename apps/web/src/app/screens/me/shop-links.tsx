import { plainClick } from "../../../ui/plain-click.ts"

type Props = { balance: number | null; hasOrders: boolean; language: string; onTurn: (path: string) => void }

/** What one has to spend, and what one has ordered. */
export function ShopLinks({ balance, hasOrders, language, onTurn }: Props) {
  return (
    <span>
      {balance !== null && (
        <a href="/me/points" onClick={plainClick(() => onTurn("/me/points"))}>
          {new Intl.NumberFormat(language).format(balance)} {balance === 1 ? "point" : "points"}
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
