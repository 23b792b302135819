import type { FeaturedDraft } from "@confetti/contract/studio-cards"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Sheet } from "../../ui/sheet.tsx"
import { EntryForm } from "../pack-file/entry-form.tsx"
import type { ScreenProps } from "../section.ts"
import { CardSwitch } from "./card-switch.tsx"
import { nameOfFeatured, type OfferedItem } from "./cards-reads.ts"
import { WindowFields } from "./window-fields.tsx"

type Props = {
  featured: FeaturedDraft
  isNew: boolean
  items: readonly OfferedItem[]
  taken: readonly string[]
  zone: string
  CardPreview: ScreenProps["CardPreview"]
  onChange: (featured: FeaturedDraft) => void
  onRemove: () => void
  onClose: () => void
}

export function FeaturedSheet(props: Props) {
  const { featured, isNew, items, taken, zone, CardPreview, onChange, onRemove, onClose } = props
  const [edited, setEdited] = useState(featured)
  const { item, from, until, isOff } = edited
  const chosen = items.find(({ id }) => id === item)
  const finish = () => {
    if (!chosen) return t`Choose something of the shop.`
    if (taken.includes(nameOfFeatured(edited))) return t`It is featured in this window already.`
    onChange(edited)
    return null
  }
  return (
    <Sheet title={isNew ? "Feature an item" : (chosen?.title ?? item)} className="card-sheet" onClose={onClose}>
      <div className="card-sheet-columns">
        <EntryForm isNew={isNew} canRemove={!isNew} onFinish={finish} onRemove={onRemove} onClose={onClose}>
          <label className="studio-field">
            Item
            <select value={item} onChange={({ currentTarget }) => setEdited({ ...edited, item: currentTarget.value })}>
              {!chosen && <option value={item}>{item}, not in the shop</option>}
              {items.map(({ id, title, isOffered }) => (
                <option key={id} value={id}>
                  {isOffered ? title : `${title}, can’t be had just now`}
                </option>
              ))}
            </select>
          </label>
          <WindowFields
            window={{ from, until }}
            zone={zone}
            onChange={(window) => setEdited({ ...edited, ...window })}
          />
          <CardSwitch label="On" isOn={!isOff} onChange={(isOn) => setEdited({ ...edited, isOff: !isOn })} />
        </EntryForm>
        <section className="card-preview" aria-label="Preview">
          <p className="studio-hint">For somebody who has half of its points.</p>
          {chosen && <CardPreview card={withHalf(chosen.card)} />}
        </section>
      </div>
    </Sheet>
  )
}

function withHalf(card: OfferedItem["card"]): OfferedItem["card"] {
  return card.type === "shop" ? { ...card, balance: Math.ceil(card.cost / 2) } : card
}
