import type { CategoryDraft } from "@confetti/contract/studio-brand"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { studioCall } from "../access/studio-call.ts"
import { Screen } from "../kit/screen.tsx"
import { FileList } from "../pack-file/file-list.tsx"
import { useFileDraft } from "../pack-file/use-file-draft.ts"
import type { ScreenProps } from "../section.ts"
import { CategorySheet } from "./category-sheet.tsx"
import { EmojiPicture } from "./emoji-picture.tsx"
import "./categories.css"

const categoriesFile = {
  file: "categories.yaml",
  read: {
    key: "studio-categories-file",
    read: async () => {
      const { categories, ...state } = await studioCall("studio-get_categories", {})
      const draft = categories.map(({ tiles: _, ...category }): CategoryDraft => category)
      return { state, draft, tilesOf: new Map(categories.map(({ slug, tiles }) => [slug, tiles])) }
    },
  },
  save: (base: number, categories: CategoryDraft[]) => studioCall("studio-save_categories", { base, categories }),
}

const fieldNames: Record<keyof CategoryDraft, string> = {
  title: t`Name`,
  slug: t`Address`,
  emoji: t`Emoji`,
  hue: t`Hue`,
}

export function CategoriesScreen({ language }: ScreenProps) {
  const edited = useFileDraft(categoriesFile)
  const { draft = [], current } = edited
  const tilesOf = ({ slug }: CategoryDraft): number => current?.tilesOf.get(slug) ?? 0
  return (
    <Screen title="Categories" about="The rail shows them in this order. A category’s hue colours its tiles and pages.">
      <FileList
        label="Categories"
        name={t`the list of categories`}
        edited={edited}
        language={language}
        most={60}
        action="Add a category"
        fields={fieldNames}
        keyOf={({ slug }) => slug}
        titleOf={({ title }) => title}
        aboutOf={(category) => [tilesText(tilesOf(category)), category.emoji === "" ? t`not in the rail` : ""]}
        head={({ emoji, hue }) => (
          <span
            className="category-emoji grid flex-none place-items-center rounded-full in-hue"
            style={{ "--hue": hue }}
            aria-hidden="true"
          >
            <EmojiPicture emoji={emoji} size={28} />
          </span>
        )}
        sheet={(props) => (
          <CategorySheet {...props} hue={widestGap(draft)} tiles={props.entry ? tilesOf(props.entry) : 0} />
        )}
      >
        <ul className="category-rail flex flex-wrap gap-2" aria-label="The rail, as readers see it">
          {draft
            .filter(({ emoji }) => emoji !== "")
            .map(({ slug, title, emoji, hue }) => (
              <li
                key={slug}
                className="flex items-center gap-2 px-3 py-2 surface-hue font-semibold ink-hue rounded-full in-hue"
                style={{ "--hue": hue }}
              >
                <EmojiPicture emoji={emoji} size={24} />
                {title}
              </li>
            ))}
        </ul>
      </FileList>
    </Screen>
  )
}

function tilesText(tiles: number): string {
  return tiles === 0 ? t`No tiles yet` : plural(tiles, { one: "# tile", other: "# tiles" })
}

/** The middle of the largest gap between hues, for a new category. */
function widestGap(categories: readonly CategoryDraft[]): number {
  const hues = categories.map(({ hue }) => hue).sort((a, b) => a - b)
  const first = hues[0] ?? 0
  const gaps = hues.map((hue, at) => ({ hue, gap: (hues[at + 1] ?? first + 360) - hue }))
  const widest = gaps.reduce((best, each) => (each.gap > best.gap ? each : best), { hue: first, gap: 360 })
  return Math.round(widest.hue + (gaps.length === 0 ? 0 : widest.gap / 2)) % 360
}
