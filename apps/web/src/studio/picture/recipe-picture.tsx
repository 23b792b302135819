import { previewPictureAddress } from "@confetti/domain/studio/preview-address"
import { recipeNames } from "@confetti/domain/tile/recipe-names"
import { useId } from "react"
import { useSettled } from "./use-settled.ts"
import { FieldProblem } from "./field-problem.tsx"
import { FormatRow } from "./format-row.tsx"
import type { DraftPicture, PictureFieldProps } from "./picture-field-props.ts"
import { recipeWords } from "./recipe-words.ts"
import { subjectsIn } from "./subjects-in.ts"

type Props = Pick<PictureFieldProps, "value" | "aspect" | "categories" | "isOfOneShape" | "problems"> & {
  onChange: (change: Partial<DraftPicture>) => void
}

/** How long somebody pauses before a recipe is drawn, in milliseconds. */
const pause = 300
/** As many seeds as a draft can hold. */
const seeds = 2_147_483_648

export function RecipePicture({ value, aspect, categories, isOfOneShape, onChange, problems }: Props) {
  const name = useId()
  const { recipe, emoji, extras, seed } = value
  const [category = ""] = categories
  const drawn = recipeOf(useSettled(JSON.stringify({ recipe, emoji: emoji.trim(), extras, seed, category }), pause))
  const step = (by: number) => onChange({ seed: ((seed ?? 1) + by + seeds) % seeds })
  return (
    <>
      <div className="picture-recipe">
        <label className="studio-field">
          Recipe
          <select
            value={recipe}
            aria-invalid={problems("recipe") !== null || undefined}
            aria-describedby={`${name}-recipe`}
            onChange={({ currentTarget }) => onChange({ recipe: currentTarget.value })}
          >
            {recipeNames.includes(recipe as (typeof recipeNames)[number]) || <option value={recipe}>Choose one</option>}
            {recipeNames.map((each) => (
              <option key={each} value={each}>
                {recipeWords[each]}
              </option>
            ))}
          </select>
        </label>
        <label className="studio-field">
          Emoji
          <input
            value={emoji}
            maxLength={80}
            autoComplete="off"
            aria-invalid={problems("emoji") !== null || undefined}
            aria-describedby={`${name}-emoji`}
            onChange={({ currentTarget }) => onChange({ emoji: currentTarget.value.trim() })}
          />
        </label>
        <label className="studio-field">
          Around it, up to four
          <input
            defaultValue={extras.join(" ")}
            maxLength={200}
            autoComplete="off"
            aria-invalid={problems("extras") !== null || undefined}
            aria-describedby={`${name}-extras`}
            onChange={({ currentTarget }) => onChange({ extras: subjectsIn(currentTarget.value) })}
          />
        </label>
      </div>
      <FieldProblem id={`${name}-recipe`} problem={problems("recipe")} />
      <FieldProblem id={`${name}-emoji`} problem={problems("emoji")} />
      <FieldProblem id={`${name}-extras`} problem={problems("extras")} />
      <div className="studio-answers">
        <button type="button" className="button" onClick={() => step(1)}>
          Draw another
        </button>
        <button type="button" className="button" onClick={() => step(-1)}>
          The one before
        </button>
      </div>
      {drawn.emoji === "" ? (
        <p className="studio-hint">Choose an emoji: it is what the picture is of.</p>
      ) : isOfOneShape ? null : (
        <FormatRow
          aspect={aspect}
          addressOf={(format) =>
            `${previewPictureAddress(drawn, { aspect: format, category: drawn.category })}-207.webp`
          }
        />
      )}
    </>
  )
}

type Recipe = Pick<DraftPicture, "recipe" | "emoji" | "extras" | "seed"> & { category: string }

function recipeOf(text: string): Recipe {
  return JSON.parse(text) as Recipe
}
