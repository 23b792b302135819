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
    <article
      className="order grid content-start gap-4 h-full p-5 rounded-sheet surface-1"
      aria-label={item.title}
      data-order={order.id}
      tabIndex={-1}
    >
      <header className="flex items-center gap-4">
        {item.picture && (
          <span className="order-art relative flex-none overflow-hidden aspect-square rounded-card">
            <TilePicture picture={{ ...item.picture, alt: "" }} sizes="96px" />
          </span>
        )}
        <div>
          <h2 className="text-4">{item.title}</h2>
          <p className="ink-2">
            {item.variant !== "" && <>{item.variant} · </>}
            {t`${points} points`}
          </p>
        </div>
      </header>
      <ol className="order-steps">
        {stepsOf(order).map(({ state, title, at }) => (
          <li
            key={state}
            className="relative flex flex-wrap items-baseline justify-between"
            data-ahead={at === null || undefined}
          >
            <strong className={at === null ? "font-normal ink-2" : "font-semibold"}>{title}</strong>
            {at === null ? (
              <span className="unseen">not yet</span>
            ) : (
              <time className="ink-2" dateTime={at}>
                {momentText(at, now, language)}
              </time>
            )}
          </li>
        ))}
      </ol>
      {(item.kind === "hue" || item.kind === "icon") && (
        <p className="flex">
          <a className="button surface-3" href={itemPath(item.id)} onClick={plainClick(() => onItem(item.id))}>
            {item.kind === "hue" ? "Choose the colour" : "Choose the icon"}
          </a>
        </p>
      )}
      {order.isUnderReview && <p className="text-pretty">{reviewWords}</p>}
      {failed && <p className="text-pretty">{failed}</p>}
      {refund && <p className="text-pretty">{refund}</p>}
      {tracking && (
        <p className="flex flex-wrap items-center gap-2-4 text-pretty">
          {tracking.code === ""
            ? `Shipped with ${tracking.carrier}.`
            : `Shipped with ${tracking.carrier}, tracking number ${tracking.code}.`}
          {tracking.address !== null && (
            <a className="button surface-3" href={tracking.address} target="_blank" rel="noopener noreferrer">
              Track the parcel
            </a>
          )}
        </p>
      )}
      {(address || canCancel) && (
        <footer className="parcel-line flex flex-wrap justify-between gap-3">
          {address && (
            <p className="grid content-start ink-2">
              <span className="unseen">Delivery address </span>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          )}
          {canCancel && (
            <Button className="surface-3" onClick={onCancel}>
              Cancel<span className="unseen"> {item.title}</span>
            </Button>
          )}
        </footer>
      )}
    </article>
  )
}
