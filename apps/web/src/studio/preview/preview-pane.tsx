import type { StudioPreview } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { type ComponentType, useState } from "react"
import type { PhoneScreenProps, TilePreviewProps } from "../section.ts"
import { PhoneFrame, phoneSizes } from "./phone-frame.tsx"
import type { CheckedDraft } from "./use-checked-draft.ts"
import "./preview.css"

type Props = TilePreviewProps & {
  Phone: ComponentType<PhoneScreenProps>
}

type Shown = "cover" | "story" | "link"

const views = [
  ["cover", t`Cover`],
  ["story", t`Story`],
  ["link", t`As a link`],
] as const satisfies [Shown, string][]

export function PreviewPane({ checked, Phone }: Props) {
  const [shown, setShown] = useState<Shown>("cover")
  const [size, setSize] = useState<(typeof phoneSizes)[number]>(phoneSizes[1])
  const { preview, error } = checked
  return (
    <section className="grid gap-3 min-w-0" aria-label="Preview">
      <div className="flex flex-wrap gap-2-4">
        <Choice label="View" options={views} value={shown} onChange={setShown} />
        {shown !== "link" && (
          <Choice
            label="Screen size"
            options={phoneSizes.map((each) => [each, each.name])}
            value={size}
            onChange={setSize}
          />
        )}
      </div>
      <p className="studio-hint" role="status">
        {noteOf(checked)}
      </p>
      {preview === null ? (
        error === null && <div className="studio-waiting" aria-hidden="true" />
      ) : shown === "link" ? (
        <LinkCard {...preview} />
      ) : (
        <PhoneFrame size={size} title={shown === "cover" ? "Preview, cover" : "Preview, story"}>
          <Phone tile={preview.tile} view={shown} onView={setShown} />
        </PhoneFrame>
      )}
    </section>
  )
}

function noteOf({ preview, error, problems }: CheckedDraft): string {
  if (error === "unanswered")
    return preview ? t`The preview needs a connection. This is the last one.` : t`The preview needs a connection.`
  if (error === "unmade")
    return preview
      ? t`There is no preview right now: another content file has a problem. This is the last one.`
      : t`There is no preview right now: another content file has a problem.`
  if (!preview) return t`Loading the preview…`
  if (problems.length === 0) return t`As readers will see it.`
  return t`Shows what is written so far. Missing parts are left out or replaced by placeholders.`
}

type ChoiceProps<Value> = {
  label: string
  options: readonly (readonly [value: Value, name: string])[]
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <div className="preview-choice inline-flex surface-1 rounded-full" role="group" aria-label={label}>
      {options.map(([each, name]) => (
        <button key={name} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {name}
        </button>
      ))}
    </div>
  )
}

function LinkCard({ tile, card }: StudioPreview) {
  return (
    <figure className="link-card overflow-hidden surface-2 rounded-card">
      <img src={card} width={1200} height={630} alt={tile.picture.alt} />
      <figcaption>
        <small>{location.host}</small>
        <b>{tile.title}</b>
        <span>{tile.teaser}</span>
      </figcaption>
    </figure>
  )
}
