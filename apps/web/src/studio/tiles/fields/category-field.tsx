import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { categoriesRead } from "../categories-read.ts"
import { fieldId } from "./draft-path.ts"
import { ProblemText, problemId, useProblem } from "./problems.tsx"

const path = ["categories"]

type Props = { value: readonly string[]; onChange: (value: string[]) => void }

/** The first category gives a tile its hue: they stand in the order in which they were chosen. */
export function CategoryField({ value, onChange }: Props) {
  const { data: known = [] } = useRead(categoriesRead)
  const problem = useProblem(path, { isWhole: true })
  const isFull = value.length >= tileLimits.categories.most
  const unknown = value.filter((slug) => !known.some((each) => each.slug === slug))
  const all = [...known, ...unknown.map((slug) => ({ slug, title: slug, emojiImageUrl: null }))]
  return (
    <fieldset
      className="draft-choice"
      id={fieldId(path)}
      tabIndex={-1}
      aria-describedby={`${fieldId(path)}-hint ${problemId(path)}`}
    >
      <legend>
        Categories{" "}
        <span className="draft-count" id={`${fieldId(path)}-hint`}>
          one to {tileLimits.categories.most}; the first gives the hue
        </span>
      </legend>
      <div className="draft-chips">
        {all.map(({ slug, title, emojiImageUrl }) => {
          const at = value.indexOf(slug)
          return (
            <label key={slug} className="draft-chip">
              <input
                type="checkbox"
                checked={at >= 0}
                disabled={at < 0 && isFull}
                onChange={() => onChange(at < 0 ? [...value, slug] : value.filter((each) => each !== slug))}
              />
              <span>
                {emojiImageUrl !== null && <img src={emojiImageUrl} alt="" />} <span>{title}</span>
                {at >= 0 && value.length > 1 && <i> {at + 1}</i>}
              </span>
            </label>
          )
        })}
      </div>
      <ProblemText path={path} problem={problem} isQuiet={value.length === 0} />
    </fieldset>
  )
}
