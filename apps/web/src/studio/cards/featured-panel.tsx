import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import type { FeaturedDraft } from "@confetti/contract/studio-cards"
import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { useState } from "react"
import { Sheet } from "../../ui/sheet.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Select } from "../kit/form.tsx"
import { Switch } from "../kit/switch.tsx"
import { EntryForm } from "../pack-file/entry-form.tsx"
import { useFileDraft } from "../pack-file/use-file-draft.ts"
import type { ScreenProps } from "../section.ts"
import { CardPanel, type SheetProps } from "./card-panel.tsx"
import { placeText, windowText } from "./card-words.ts"
import { WindowFields } from "./window-fields.tsx"

type OfferedItem = CallableOutput<"studio-get_featured">["items"][number]

const featuredFile = {
  file: "featured.yaml",
  read: {
    key: "studio-featured-file",
    read: async () => {
      const { featured, items, feed, ...state } = await studioCall("studio-get_featured", {})
      return { state, draft: featured, items, feed }
    },
  },
  save: (base: number, featured: FeaturedDraft[]) => studioCall("studio-save_featured", { base, featured }),
}

export function FeaturedPanel({ language, CardPreview }: ScreenProps) {
  const edited = useFileDraft(featuredFile)
  const { items = [], feed } = edited.standing ?? {}
  const titleOf = ({ item }: FeaturedDraft): string => items.find(({ id }) => id === item)?.title ?? item
  const placeOf = ({ item }: FeaturedDraft): string => {
    const card = feed?.cards.find(({ type, id }) => type === "shop" && id === item)
    if (card) return placeText(card.places)
    return items.find(({ id }) => id === item)?.isOffered === false ? t`Not available right now` : ""
  }
  return (
    <CardPanel
      label="Featured items"
      file={featuredFile.file}
      name={t`the featured items`}
      edited={edited}
      feed={feed}
      language={language}
      most={items.length === 0 ? 0 : 30}
      action="Feature an item"
      empty={
        items.length === 0
          ? t`The shop is empty, so there is nothing to feature.`
          : t`Nothing is featured: the shop’s two cards show what costs least. They are shown to whoever has half of its points.`
      }
      keyOf={nameOfFeatured}
      titleOf={titleOf}
      aboutOf={(featured) => [windowText(featured, language), placeOf(featured)]}
      linesOf={(all) =>
        all.map((each, at) => [
          `${at + 1}`,
          [titleOf(each), windowText(each, wordsLanguage), each.isOff ? t`off` : ""].filter(Boolean).join("; "),
        ])
      }
      sheet={(props) => <FeaturedSheet {...props} items={items} zone={feed?.zone ?? ""} CardPreview={CardPreview} />}
    />
  )
}

type FeaturedSheetProps = SheetProps<FeaturedDraft> & {
  items: readonly OfferedItem[]
  zone: string
  CardPreview: ScreenProps["CardPreview"]
}

function FeaturedSheet({ card, items, taken, zone, CardPreview, onChange, onRemove, onClose }: FeaturedSheetProps) {
  const [edited, setEdited] = useState(card ?? { item: items[0]?.id ?? "", from: "", until: "", isOff: false })
  const { item, from, until, isOff } = edited
  const isNew = card === null
  const chosen = items.find(({ id }) => id === item)
  const options = items.map(
    ({ id, title, isOffered }) => [id, isOffered ? title : t`${title}, not available right now`] as const,
  )
  if (!chosen) options.unshift([item, t`${item}, not in the shop`])
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
          <Select label="Item" options={options} value={item} onChoose={(id) => setEdited({ ...edited, item: id })} />
          <WindowFields
            window={{ from, until }}
            zone={zone}
            onChange={(window) => setEdited({ ...edited, ...window })}
          />
          <Switch isOn={!isOff} onChange={(isOn) => setEdited({ ...edited, isOff: !isOn })}>
            On
          </Switch>
        </EntryForm>
        <section className="card-preview" aria-label="Preview">
          <p className="studio-hint">For somebody who has half of its points.</p>
          {chosen && <CardPreview card={withHalf(chosen.card)} />}
        </section>
      </div>
    </Sheet>
  )
}

/** An item can be featured again in another window. */
function nameOfFeatured({ item, from, until }: FeaturedDraft): string {
  return `${item} ${from} ${until}`
}

function withHalf(card: OfferedItem["card"]): OfferedItem["card"] {
  return card.type === "shop" ? { ...card, balance: Math.ceil(card.cost / 2) } : card
}
