import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import type { FeaturedDraft } from "@confetti/contract/studio-cards"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { studioCall } from "../access/studio-call.ts"
import { SelectField } from "../kit/document-fields.tsx"
import { type EntryProps, ListEntrySheet } from "../pack-file/list-entry-sheet.tsx"
import { useFileDraft } from "../pack-file/use-file-draft.ts"
import type { ScreenProps } from "../section.ts"
import { CardPanel } from "./card-panel.tsx"
import { placeText, windowNames, windowText } from "./card-words.ts"
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

const fieldNames: Record<keyof FeaturedDraft, string> = { item: t`Item`, ...windowNames }

export function FeaturedPanel({ language, CardPreview }: ScreenProps) {
  const edited = useFileDraft(featuredFile)
  const { items = [], feed } = edited.current ?? {}
  const placeOf = ({ item }: FeaturedDraft): string => {
    const card = feed?.cards.find(({ type, id }) => type === "shop" && id === item)
    if (card) return placeText(card.places)
    return items.find(({ id }) => id === item)?.isOffered === false ? t`Not available right now` : ""
  }
  return (
    <CardPanel
      label="Featured items"
      name={t`the featured items`}
      edited={edited}
      feed={feed}
      language={language}
      most={items.length === 0 ? 0 : 30}
      action="Feature an item"
      empty={
        items.length === 0
          ? t`The shop is empty, so there is nothing to feature.`
          : t`Nothing is featured. The shop’s two cards show the cheapest items, to readers who have half of their points.`
      }
      fields={fieldNames}
      keyOf={keyOfFeatured}
      titleOf={({ item }) => items.find(({ id }) => id === item)?.title ?? item}
      aboutOf={(featured) => [windowText(featured, language), placeOf(featured)]}
      sheet={(props) => <FeaturedSheet {...props} items={items} zone={feed?.zone ?? ""} CardPreview={CardPreview} />}
    />
  )
}

type SheetProps = EntryProps<FeaturedDraft> & {
  items: readonly OfferedItem[]
  zone: string
  CardPreview: ScreenProps["CardPreview"]
}

function FeaturedSheet({ items, taken, zone, CardPreview, ...props }: SheetProps) {
  const { entry } = props
  const [edited, setEdited] = useState(entry ?? { item: items[0]?.id ?? "", from: "", until: "", isOff: false })
  const { item } = edited
  const chosen = items.find(({ id }) => id === item)
  const options = items.map(
    ({ id, title, isOffered }) => [id, isOffered ? title : t`${title}, not available right now`] as const,
  )
  if (!chosen) options.unshift([item, t`${item}, not in the shop`])
  const missing = () => {
    if (!chosen) return t`Choose an item from the shop.`
    return taken.includes(keyOfFeatured(edited)) ? t`This item is already featured in this window.` : null
  }
  return (
    <ListEntrySheet
      {...props}
      title={entry === null ? "Feature an item" : (chosen?.title ?? item)}
      value={edited}
      onEdit={setEdited}
      missing={missing()}
      preview={
        <>
          <p className="studio-hint">As shown to readers who have half of its points.</p>
          {chosen && <CardPreview card={withHalf(chosen.card)} />}
        </>
      }
    >
      <SelectField path="item" label="Item" options={options} />
      <WindowFields zone={zone} />
    </ListEntrySheet>
  )
}

/** An item can be featured again in another window. */
function keyOfFeatured({ item, from, until }: FeaturedDraft): string {
  return `${item} ${from} ${until}`
}

function withHalf(card: OfferedItem["card"]): OfferedItem["card"] {
  return card.type === "shop" ? { ...card, balance: Math.ceil(card.cost / 2) } : card
}
