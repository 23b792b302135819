import type { CategoryDraft } from "@confetti/contract/studio-brand"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Screen } from "../kit/screen.tsx"
import type { DraftLines } from "../pack-file/conflict-sheet.tsx"
import { FileFrame } from "../pack-file/file-frame.tsx"
import { problemAt } from "../pack-file/problem-text.ts"
import { useFileDraft } from "../pack-file/use-file-draft.ts"
import type { ScreenProps } from "../section.ts"
import { SortableList } from "../sortable/sortable-list.tsx"
import { CategorySheet } from "./category-sheet.tsx"
import { EmojiPicture } from "./emoji-picture.tsx"
import "./categories.css"

const file = "categories.yaml"
const untitled: CategoryDraft = { slug: "", title: "", emoji: "", hue: 85 }

const categoriesRead = {
  key: "studio-categories-file",
  read: async () => {
    const { categories, ...state } = await studioCall("studio-get_categories", {})
    const draft = categories.map(({ tiles: _, ...category }): CategoryDraft => category)
    return { state, draft, tilesOf: new Map(categories.map(({ slug, tiles }) => [slug, tiles])) }
  },
}

const save = (base: number, categories: CategoryDraft[]) => studioCall("studio-save_categories", { base, categories })

export function CategoriesScreen({ language }: ScreenProps) {
  const edited = useFileDraft({ file, read: categoriesRead, save })
  const { problems, change, standing } = edited
  const tilesOf = (slug: string): number => standing?.tilesOf.get(slug) ?? 0
  const [open, setOpen] = useState<number | null>(null)
  return (
    <Screen title="Categories" about="Their order is that of the rail. Everything about a category takes its hue.">
      <FileFrame
        file={file}
        name={t`the list of categories`}
        edited={edited}
        language={language}
        linesOf={linesOf}
        isShown={(path) => typeof path[0] === "number"}
      >
        {(categories, isOwn) => (
          <>
            <Rail categories={categories} />
            <SortableList
              label="Categories"
              items={categories}
              keyOf={({ slug }) => slug}
              nameOf={({ title }) => title}
              onMove={(from, to) => change(moved(categories, from, to))}
            >
              {(category, at, handle) => (
                <CategoryRow
                  category={category}
                  tiles={tilesOf(category.slug)}
                  handle={isOwn ? handle : null}
                  problem={
                    ["slug", "title", "emoji", "hue"]
                      .map((field) => problemAt(problems, [at, field]))
                      .find((each) => each !== null) ?? null
                  }
                  onOpen={() => setOpen(at)}
                />
              )}
            </SortableList>
            <Button
              className="category-add"
              disabled={categories.length >= 60}
              onClick={() => setOpen(categories.length)}
            >
              Add a category
            </Button>
            {open !== null && (
              <CategorySheet
                category={categories[open] ?? { ...untitled, hue: widestGap(categories) }}
                tiles={open < categories.length ? tilesOf(categories[open]?.slug ?? "") : null}
                taken={categories.filter((_, at) => at !== open).map(({ slug }) => slug)}
                onChange={(category) => change(categories.toSpliced(open, 1, category))}
                onRemove={() => change(categories.toSpliced(open, 1))}
                onClose={() => setOpen(null)}
              />
            )}
          </>
        )}
      </FileFrame>
    </Screen>
  )
}

function Rail({ categories }: { categories: readonly CategoryDraft[] }) {
  return (
    <ul className="category-rail" aria-label="The rail, as readers see it">
      {categories
        .filter(({ emoji }) => emoji !== "")
        .map(({ slug, title, emoji, hue }) => (
          <li key={slug} className="in-hue" style={{ "--hue": hue }}>
            <EmojiPicture emoji={emoji} size={24} />
            {title}
          </li>
        ))}
    </ul>
  )
}

type RowProps = {
  category: CategoryDraft
  tiles: number
  /** Null where its order is not to be changed here. */
  handle: ReactNode
  problem: string | null
  onOpen: () => void
}

function CategoryRow({ category, tiles, handle, problem, onOpen }: RowProps) {
  const { title, emoji, hue } = category
  return (
    <div className="category-row">
      {handle}
      <span className="category-emoji in-hue" style={{ "--hue": hue }} aria-hidden="true">
        <EmojiPicture emoji={emoji} size={28} />
      </span>
      <span className="category-name">
        <b>{title}</b>
        <small>
          {tiles === 0 ? "No tiles yet" : plural(tiles, { one: "# tile", other: "# tiles" })}
          {emoji === "" && <span>{" · not in the rail"}</span>}
        </small>
        {problem !== null && <small className="studio-trouble">{problem}</small>}
      </span>
      <Button aria-label={`Change ${title}`} onClick={onOpen}>
        Change
      </Button>
    </div>
  )
}

function linesOf(categories: readonly CategoryDraft[]): DraftLines {
  return [
    [t`Order`, categories.map(({ title }) => title).join(", ")],
    ...categories.map(
      ({ slug, title, emoji, hue }) => [slug, t`${emoji} ${title}, hue ${hue}`.trim()] satisfies DraftLines[number],
    ),
  ]
}

function moved(categories: readonly CategoryDraft[], from: number, to: number): CategoryDraft[] {
  const category = categories[from]
  return category ? categories.toSpliced(from, 1).toSpliced(to, 0, category) : [...categories]
}

/** The hue that is furthest from all there are, for a new one to begin with. */
function widestGap(categories: readonly CategoryDraft[]): number {
  const hues = categories.map(({ hue }) => hue).sort((a, b) => a - b)
  const first = hues[0] ?? 0
  const gaps = hues.map((hue, at) => ({ hue, gap: (hues[at + 1] ?? first + 360) - hue }))
  const widest = gaps.reduce((best, each) => (each.gap > best.gap ? each : best), { hue: first, gap: 360 })
  return Math.round(widest.hue + (gaps.length === 0 ? 0 : widest.gap / 2)) % 360
}
