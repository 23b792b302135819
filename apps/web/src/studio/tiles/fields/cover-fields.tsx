import { t } from "@confetti/domain/messages/t"
import { type AspectFormat, aspectFormats } from "@confetti/domain/tile/aspect"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { readDocuments } from "../../../platform/api.ts"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { useField } from "../../kit/document.tsx"
import { SetFrame } from "../../kit/document-fields.tsx"

export const categoriesRead = { key: "studio categories", read: () => readDocuments("categories") }

/** In the order chosen: the first category sets the hue. */
export function CategoryField() {
  const { data: known = [] } = useRead(categoriesRead)
  const field = useField<string[]>("categories", true)
  const { value, edit } = field
  const isFull = value.length >= tileLimits.categories.most
  const unknown = value.filter((slug) => !known.some((each) => each.slug === slug))
  const all = [...known, ...unknown.map((slug) => ({ slug, title: slug, emojiImageUrl: null }))]
  return (
    <SetFrame
      field={field}
      label="Categories"
      aside={<>One to {tileLimits.categories.most}. The first sets the hue.</>}
    >
      <div className="flex flex-wrap gap-2">
        {all.map(({ slug, title, emojiImageUrl }) => {
          const at = value.indexOf(slug)
          return (
            <label key={slug} className="studio-choice relative">
              <input
                type="checkbox"
                checked={at >= 0}
                disabled={at < 0 && isFull}
                onChange={() => edit((now) => (at < 0 ? [...now, slug] : now.filter((each) => each !== slug)))}
              />
              <span>
                {emojiImageUrl !== null && <img src={emojiImageUrl} alt="" width={20} height={20} />}{" "}
                <span>{title}</span>
                {at >= 0 && value.length > 1 && <span> {at + 1}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </SetFrame>
  )
}

const formatNames: Record<AspectFormat, string> = {
  "19.5x9": t`Full screen`,
  "4x3": t`Portrait`,
  "1x2": t`Wide`,
  "2x1": t`Tall`,
  developing: t`Developing`,
}

export function AspectField({ isDeveloping }: { isDeveloping: boolean }) {
  const field = useField<string>("aspect")
  return (
    <SetFrame field={field} label="Cover format">
      <div className="flex flex-wrap gap-2">
        {aspectFormats.map((format) => (
          <label key={format} className="studio-choice relative">
            <input
              type="radio"
              name={field.id}
              checked={field.value === format}
              disabled={isDeveloping && format !== "developing"}
              onChange={() => field.set(format)}
            />
            <span>
              <i className="draft-aspect" data-format={format} aria-hidden="true" /> {formatNames[format]}
            </span>
          </label>
        ))}
      </div>
    </SetFrame>
  )
}
