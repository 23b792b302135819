import type { DraftSubtile } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import type { ReactNode } from "react"
import { Button } from "../../../ui/button.tsx"
import { slugOf } from "../../categories/slug-of.ts"
import { FilmField, filmHint } from "../../film/film-field.tsx"
import { fieldId } from "./draft-path.ts"
import { ProblemText, problemId, useProblem } from "./problems.tsx"
import { TextBlock } from "./text-block.tsx"
import { TextField } from "./text-field.tsx"

type Props = {
  subtile: DraftSubtile
  at: number
  handle: ReactNode
  isDeveloping: boolean
  isFull: boolean
  onChange: (change: Partial<DraftSubtile>) => void
  onDuplicate: () => void
  onRemove: () => void
}

export function SubtileCard({ subtile, at, handle, isDeveloping, isFull, onChange, onDuplicate, onRemove }: Props) {
  const path = ["subtiles", at]
  const problem = useProblem(path)
  const name = subtile.heading || t`subtile ${at + 1}`
  return (
    <div className="draft-card" id={fieldId(path)} tabIndex={-1} role="group" aria-label={`Subtile ${at + 1}`}>
      <div className="draft-card-head">
        {handle}
        <b>{at + 1}</b>
        <span className="draft-card-acts">
          <Button aria-label={`Duplicate ${name}`} disabled={isFull} onClick={onDuplicate}>
            Duplicate
          </Button>
          <Button aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </span>
      </div>
      <ProblemText path={path} problem={problem} />
      {(isDeveloping || subtile.date !== null) && (
        <DateField at={at} value={subtile.date ?? ""} onChange={(date) => onChange({ date })} />
      )}
      <TextField
        path={[...path, "heading"]}
        label="Heading"
        value={subtile.heading}
        onChange={(heading) => onChange({ heading })}
      />
      {subtile.slug === null ? (
        <Button
          className="draft-address"
          aria-label={`Give ${name} an address of its own`}
          onClick={() => onChange({ slug: slugOf(subtile.heading) })}
        >
          Address of its own
        </Button>
      ) : (
        <div className="draft-clip">
          <TextField
            path={[...path, "slug"]}
            label="Address of its own"
            hint="stays when the heading changes; earlier ones open the tile"
            value={subtile.slug}
            onChange={(slug) => onChange({ slug })}
          />
          <Button onClick={() => onChange({ slug: null })}>As its heading says</Button>
        </div>
      )}
      <TextBlock path={[...path, "body"]} label="Text" value={subtile.body} onChange={(body) => onChange({ body })} />
      <FilmField
        label={`A film in ${name}`}
        file={subtile.clip?.file ?? null}
        hint={`${filmHint} It plays where it is tapped, with its sound.`}
        problem={null}
        onFile={(file) => onChange({ clip: { file, alt: subtile.clip?.alt ?? "" } })}
      />
      {subtile.clip && (
        <div className="draft-clip">
          <TextField
            path={[...path, "clip"]}
            label="What is seen in the film"
            most={tileLimits.alt.most}
            rows={2}
            value={subtile.clip.alt}
            onChange={(alt) => subtile.clip && onChange({ clip: { ...subtile.clip, alt } })}
          />
          <Button onClick={() => onChange({ clip: null })}>Take the film out</Button>
        </div>
      )}
    </div>
  )
}

function DateField({ at, value, onChange }: { at: number; value: string; onChange: (date: string | null) => void }) {
  const path = ["subtiles", at, "date"]
  const problem = useProblem(path)
  const id = fieldId(path)
  return (
    <div className="studio-field draft-field">
      <label htmlFor={id}>Day</label>
      <input
        id={id}
        type="date"
        value={value}
        aria-describedby={problemId(path)}
        aria-invalid={(problem !== null && value !== "") || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <ProblemText path={path} problem={problem} isQuiet={value === ""} />
    </div>
  )
}
