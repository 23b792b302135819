import type { Redemption } from "@confetti/contract/rewards"
import { t } from "@confetti/domain/messages/t"
import { Button } from "../../ui/button.tsx"
import { momentText } from "../../ui/moment-text.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { TilePicture } from "../tile/index.ts"
import { failedParcelWords, refundWords, reviewWords, stepsOf } from "./order-words.ts"
import { itemPath } from "./shop-reads.ts"

type Props = { order: Redemption; now: number; language: string; onCancel: () => void; onItem: (id: string) => void }

export function OrderCard({ order, now, language, onCancel, onItem }: Props) {
  const { item, cost, tracking, address, canCancel } = order
  const points = cost.toLocaleString(language)
  const refund = refundWords(order, language)
  const failed = failedParcelWords(order)
  return (
    <article className="order" aria-label={item.title} data-order={order.id} tabIndex={-1}>
      <header>
        {item.picture && (
          <span className="order-art">
            <TilePicture picture={{ ...item.picture, alt: "" }} sizes="96px" />
          </span>
        )}
        <div>
          <h2>{item.title}</h2>
          <p>
            {item.variant !== "" && <>{item.variant} · </>}
            {t`${points} points`}
          </p>
        </div>
      </header>
      <ol className="order-steps">
        {stepsOf(order).map(({ state, title, at }) => (
          <li key={state} data-ahead={at === null || undefined}>
            <strong>{title}</strong>
            {at === null ? (
              <span className="unseen">still ahead</span>
            ) : (
              <time dateTime={at}>{momentText(at, now, language)}</time>
            )}
          </li>
        ))}
      </ol>
      {(item.kind === "hue" || item.kind === "icon") && (
        <p className="order-note">
          <a className="button" href={itemPath(item.id)} onClick={plainClick(() => onItem(item.id))}>
            {item.kind === "hue" ? "Choose the hue" : "Choose the icon"}
          </a>
        </p>
      )}
      {order.isUnderReview && <p className="order-note">{reviewWords}</p>}
      {failed && <p className="order-note">{failed}</p>}
      {refund && <p className="order-note">{refund}</p>}
      {tracking && (
        <p className="order-note">
          {tracking.code === "" ? `With ${tracking.carrier}.` : `With ${tracking.carrier}, number ${tracking.code}.`}
          {tracking.address !== null && (
            <a className="button" href={tracking.address} target="_blank" rel="noopener noreferrer">
              Follow the parcel
            </a>
          )}
        </p>
      )}
      {(address || canCancel) && (
        <footer>
          {address && (
            <p className="order-address">
              <span className="unseen">It goes to </span>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          )}
          {canCancel && (
            <Button onClick={onCancel}>
              Cancel<span className="unseen"> {item.title}</span>
            </Button>
          )}
        </footer>
      )}
    </article>
  )
}
