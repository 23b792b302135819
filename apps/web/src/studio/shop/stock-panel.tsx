import type { ShopDeskItem, StockMovement } from "@confetti/contract/shop-items"
import { t } from "@confetti/domain/messages/t"
import type { StockMovementKind } from "@confetti/domain/rewards/stock"
import { useState } from "react"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { announce } from "../../ui/announce.tsx"
import { dateText } from "../../ui/moment-text.ts"
import { useAttempt } from "../../ui/use-attempt.ts"
import { studioCall } from "../access/studio-call.ts"
import { formText } from "../form-text.ts"
import { troubleText } from "../trouble-text.ts"

type Props = { item: ShopDeskItem; language: string; onChanged: (item: ShopDeskItem) => Promise<unknown> }

export function StockPanel({ item, language, onChanged }: Props) {
  const [variant, setVariant] = useState(item.variants[0]?.id ?? "")
  const shown = item.variants.find(({ id }) => id === variant) ?? item.variants[0]
  if (!shown) return null
  return (
    <section className="studio-stock" aria-labelledby="studio-stock">
      <h2 id="studio-stock">Stock</h2>
      {item.variants.length > 1 && (
        <div className="studio-tabs" role="group" aria-label={item.choice ?? "Variant"}>
          {item.variants.map(({ id, name, left }) => (
            <button key={id} type="button" aria-pressed={id === shown.id} onClick={() => setVariant(id)}>
              {name} <small>{left.toLocaleString(language)}</small>
            </button>
          ))}
        </div>
      )}
      <dl className="studio-stock-sums">
        <div>
          <dt>Free</dt>
          <dd>{shown.left.toLocaleString(language)}</dd>
        </div>
        <div>
          <dt>In open orders</dt>
          <dd>{shown.open.toLocaleString(language)}</dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>{(shown.taken - shown.open).toLocaleString(language)}</dd>
        </div>
        <div>
          <dt>In all</dt>
          <dd>{shown.stock.toLocaleString(language)}</dd>
        </div>
      </dl>
      <Movements key={shown.id} item={item} variant={shown.id} language={language} onChanged={onChanged} />
    </section>
  )
}

const kindNames: Record<StockMovementKind, string> = {
  opening: t`Opening stock`,
  restock: t`Added`,
  removal: t`Taken away`,
  lost: t`Lost on its way`,
  carried: t`Earlier movements`,
}

const movementsRead = (itemId: string, variant: string) => ({
  key: `studio-stock ${itemId} ${variant}`,
  read: () => studioCall("rewards-list_movements", { itemId, variant }),
})

function Movements({ item, variant, language, onChanged }: Props & { variant: string }) {
  const request = movementsRead(item.id, variant)
  const cache = useReadCache()
  const { data, isPending, isError, retry } = useRead(request, { freshFor: 0 })
  const [more, setMore] = useState<{ movements: readonly StockMovement[]; next: number | null } | null>(null)
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const next = more ? more.next : (data?.next ?? null)

  const move = (pieces: number, note: string) =>
    attempt(async () => {
      const { item: moved } = await studioCall("rewards-restock_item", { itemId: item.id, variant, pieces, note })
      setMore(null)
      await Promise.all([cache.load(request, 0), onChanged(moved)])
      const many = Math.abs(pieces)
      announce(pieces > 0 ? t`${many} added` : t`${many} taken away`)
    })
  const readMore = () =>
    attempt(async () => {
      if (next === null) return
      const page = await studioCall("rewards-list_movements", { itemId: item.id, variant, before: next })
      setMore((before) => ({ movements: [...(before?.movements ?? []), ...page.movements], next: page.next }))
    })
  return (
    <>
      <StockForm isBusy={isBusy} onMove={move} />
      <p className="studio-trouble" role="alert">
        {isError ? "The movements could not be read." : trouble}
      </p>
      {isError && (
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      )}
      {isPending && <div className="studio-waiting" role="status" aria-label="Fetching the movements" />}
      {data?.movements.length === 0 && <p className="studio-empty">Nothing has come or gone yet.</p>}
      <ul className="studio-movements" aria-label="Movements">
        {[...(data?.movements ?? []), ...(more?.movements ?? [])].map(({ number, kind, pieces, note, at, by }) => (
          <li key={number}>
            <b>{pieces.toLocaleString(language, { signDisplay: "always" })}</b>
            <span>
              {kindNames[kind]}
              {note !== "" && <>: {note}</>}
            </span>
            <small>
              <time dateTime={at}>{dateText(at, language)}</time>
              {by !== null && <>, {by}</>}
            </small>
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" className="button" disabled={isBusy} onClick={() => void readMore()}>
          Earlier ones
        </button>
      )}
    </>
  )
}

type FormProps = { isBusy: boolean; onMove: (pieces: number, note: string) => Promise<boolean> }

function StockForm({ isBusy, onMove }: FormProps) {
  return (
    <form
      className="studio-stock-form"
      onSubmit={(event) => {
        event.preventDefault()
        const element = event.currentTarget
        const form = new FormData(element)
        const isTaken = event.nativeEvent.submitter?.getAttribute("value") === "take"
        const pieces = Number(formText(form, "pieces"))
        void onMove(isTaken ? -pieces : pieces, formText(form, "note")).then((isDone) => isDone && element.reset())
      }}
    >
      <label className="studio-field">
        Pieces
        <input name="pieces" type="number" inputMode="numeric" required min={1} max={1_000_000} step={1} />
      </label>
      <label className="studio-field">
        Why
        <input name="note" maxLength={200} placeholder="From the printer" />
      </label>
      <div className="studio-answers">
        <button type="submit" value="add" className="button primary" disabled={isBusy}>
          Add
        </button>
        <button type="submit" value="take" className="button" disabled={isBusy}>
          Take away
        </button>
      </div>
    </form>
  )
}
