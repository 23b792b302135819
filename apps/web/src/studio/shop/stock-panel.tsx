import type { StockMovement, StudioItem } from "@confetti/contract/shop-items"
import { t } from "@confetti/domain/messages/t"
import type { StockMovementKind } from "@confetti/domain/rewards/stock"
import { useCallback, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { dateText } from "../../ui/moment-text.ts"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { Facts } from "../kit/facts.tsx"
import { Field, Form } from "../kit/form.tsx"
import { ListFrame } from "../kit/list-frame.tsx"
import { Tabs } from "../kit/tabs.tsx"
import { useAction } from "../kit/use-action.ts"
import { useList } from "../kit/use-list.ts"

type Props = { item: StudioItem; language: string; onChanged: (item: StudioItem) => Promise<unknown> }

export function StockPanel({ item, language, onChanged }: Props) {
  const { variants, choice } = item
  const [variant, setVariant] = useState(variants[0]?.id ?? "")
  const shown = variants.find(({ id }) => id === variant) ?? variants[0]
  if (!shown) return null
  const number = (count: number) => count.toLocaleString(language)
  return (
    <section className="studio-stock" aria-labelledby="studio-stock">
      <h2 id="studio-stock">Stock</h2>
      {variants.length > 1 && (
        <Tabs
          label={choice ?? "Variant"}
          titles={new Map(variants.map(({ id, name }) => [id, name]))}
          counts={Object.fromEntries(variants.map(({ id, left }) => [id, number(left)]))}
          view={shown.id}
          onChange={setVariant}
        />
      )}
      <Facts
        facts={[
          [t`Available`, number(shown.left)],
          [t`In open orders`, number(shown.open)],
          [t`Shipped`, number(shown.taken - shown.open)],
          [t`Total`, number(shown.stock)],
        ]}
      />
      <Movements key={shown.id} item={item} variant={shown.id} language={language} onChanged={onChanged} />
    </section>
  )
}

const kindNames: Record<StockMovementKind, string> = {
  opening: t`Opening stock`,
  restock: t`Added`,
  removal: t`Removed`,
  lost: t`Lost in transit`,
  carried: t`Earlier movements`,
}

function Movements({ item: { id: itemId }, variant, language, onChanged }: Props & { variant: string }) {
  const read = useCallback(
    async (cursor: string | null) => {
      const asked = { itemId, variant, ...(cursor !== null && { before: Number(cursor) }) }
      const { movements, next } = await studioCall("rewards-list_movements", asked)
      const items = movements.map((movement) => ({ id: `${movement.number}`, ...movement }))
      return { items, next: next === null ? null : `${next}` }
    },
    [itemId, variant],
  )
  const movements = useList<StockMovement & { id: string }>(read)
  const { isBusy, error, act } = useAction()
  const move = async (pieces: number, note: string, reset: () => void) => {
    const many = Math.abs(pieces)
    const isDone = await act(
      async () => {
        const { item } = await studioCall("rewards-restock_item", { itemId, variant, pieces, note })
        await Promise.all([movements.readAgain(), onChanged(item)])
      },
      pieces > 0 ? t`${many} added` : t`${many} removed`,
    )
    if (isDone) reset()
  }
  return (
    <>
      <Form
        className="studio-stock-form"
        action="Add"
        also={
          <Button type="submit" name="way" value="out" disabled={isBusy}>
            Remove
          </Button>
        }
        isBusy={isBusy}
        onSubmit={(text, reset) => {
          const pieces = Number(text("pieces"))
          void move(text("way") === "out" ? -pieces : pieces, text("note"), reset)
        }}
      >
        <Field
          label="Quantity"
          name="pieces"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={1_000_000}
          step={1}
        />
        <Field label="Why" name="note" maxLength={200} placeholder="From the printer" />
      </Form>
      <Alert>{error}</Alert>
      <ListFrame list={movements} empty={t`No movements yet.`}>
        {(items) => (
          <ul className="studio-rows" aria-label="Movements">
            {items.map(({ id, kind, pieces, note, at, by }) => (
              <li key={id} className="studio-movement grid items-baseline gap-1-3 py-3 wrap-anywhere">
                <b className="tabular-nums">{pieces.toLocaleString(language, { signDisplay: "always" })}</b>
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
        )}
      </ListFrame>
    </>
  )
}
