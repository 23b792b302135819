import type { FeaturedDraft } from "@confetti/contract/studio-cards"
import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { useState } from "react"
import type { DraftLines } from "../pack-file/conflict-sheet.tsx"
import { FileFrame } from "../pack-file/file-frame.tsx"
import { useFileDraft } from "../pack-file/use-file-draft.ts"
import type { ScreenProps } from "../section.ts"
import { SortableList } from "../sortable/sortable-list.tsx"
import { CardRow } from "./card-row.tsx"
import { cardState, flawOf, placeText, stateName, windowText } from "./card-words.ts"
import { featuredFile, featuredRead, nameOfFeatured, saveFeatured } from "./cards-reads.ts"
import { FeaturedSheet } from "./featured-sheet.tsx"
import { moved } from "./moved.ts"
import { StandingList } from "./standing-list.tsx"

export function FeaturedPanel({ language, CardPreview }: ScreenProps) {
  const edited = useFileDraft({ file: featuredFile, read: featuredRead, save: saveFeatured })
  const { problems, change, standing } = edited
  const [open, setOpen] = useState<number | null>(null)
  const now = standing?.feed.now ?? ""
  const items = standing?.items ?? []
  const titleOf = (id: string): string => items.find((each) => each.id === id)?.title ?? id
  const placeOf = ({ item }: FeaturedDraft): string => {
    const card = standing?.feed.cards.find(({ type, id }) => type === "shop" && id === item)
    if (card) return placeText(card.places)
    return items.find(({ id }) => id === item)?.isOffered === false ? t`Can’t be had just now` : ""
  }
  return (
    <>
      <FileFrame
        file={featuredFile}
        name={t`the featured items`}
        edited={edited}
        language={language}
        linesOf={(draft) => linesOf(draft, titleOf)}
        isShown={(path) => typeof path[0] === "number"}
      >
        {(featured, isOwn) => (
          <>
            {featured.length === 0 && (
              <p className="studio-empty">
                {items.length === 0
                  ? "The shop is empty, so there is nothing to feature."
                  : "Nothing is featured: the shop’s two cards show what costs least. They are shown to whoever has half of its points."}
              </p>
            )}
            <SortableList
              label="Featured items"
              items={featured}
              keyOf={nameOfFeatured}
              nameOf={({ item }) => titleOf(item)}
              onMove={(from, to) => change(moved(featured, from, to))}
            >
              {(each, at, handle) => (
                <CardRow
                  title={titleOf(each.item)}
                  about={[windowText(each, language), placeOf(each)]}
                  state={cardState(each, now)}
                  stateName={stateName(each, now)}
                  handle={isOwn ? handle : null}
                  isOwn={isOwn}
                  problem={flawOf(problems, at)}
                  onSwitch={(isOff) => change(featured.toSpliced(at, 1, { ...each, isOff }))}
                  onOpen={() => setOpen(at)}
                />
              )}
            </SortableList>
            <button
              type="button"
              className="button card-add"
              disabled={featured.length >= 30 || items.length === 0}
              onClick={() => setOpen(featured.length)}
            >
              Feature an item
            </button>
            {open !== null && (
              <FeaturedSheet
                featured={featured[open] ?? { item: items[0]?.id ?? "", from: "", until: "", isOff: false }}
                isNew={open >= featured.length}
                items={items}
                taken={featured.filter((_, at) => at !== open).map(nameOfFeatured)}
                zone={standing?.feed.zone ?? ""}
                CardPreview={CardPreview}
                onChange={(next) => change(featured.toSpliced(open, 1, next))}
                onRemove={() => change(featured.toSpliced(open, 1))}
                onClose={() => setOpen(null)}
              />
            )}
          </>
        )}
      </FileFrame>
      {standing && <StandingList feed={standing.feed} language={language} />}
    </>
  )
}

function linesOf(featured: readonly FeaturedDraft[], titleOf: (id: string) => string): DraftLines {
  return featured.map((each, at) => [
    `${at + 1}`,
    [titleOf(each.item), windowText(each, wordsLanguage), each.isOff ? t`off` : ""].filter(Boolean).join("; "),
  ])
}
