import { t } from "@confetti/domain/messages/t"
import { type ComponentType, useState } from "react"
import { PhoneFrame } from "./phone-frame.tsx"
import { LinkCard } from "./link-card.tsx"
import { type PhoneSize, phoneSizes } from "./phone-sizes.ts"
import type { PhoneScreenProps, TilePreviewProps } from "../section.ts"
import type { CheckedDraft } from "./use-checked-draft.ts"
import "./preview.css"

type Props = TilePreviewProps & {
  Phone: ComponentType<PhoneScreenProps>
}

type Shown = "cover" | "story" | "link"

const shownWords: Record<Shown, string> = { cover: t`Cover`, story: t`Story`, link: t`As a link` }

export function PreviewPane({ checked, Phone }: Props) {
  const [shown, setShown] = useState<Shown>("cover")
  const [size, setSize] = useState<PhoneSize>(phoneSizes[1])
  const { preview, trouble } = checked
  return (
    <section className="preview-pane" aria-label="Preview">
      <div className="preview-choices">
        <Choice<Shown>
          label="What is shown"
          options={["cover", "story", "link"]}
          value={shown}
          keyOf={(each) => each}
          nameOf={(each) => shownWords[each]}
          onChange={setShown}
        />
        {shown !== "link" && (
          <Choice<PhoneSize>
            label="Size of the screen"
            options={phoneSizes}
            value={size}
            keyOf={({ width }) => width}
            nameOf={({ name }) => name}
            onChange={setSize}
          />
        )}
      </div>
      <p className="studio-hint" role="status">
        {noteOf(checked)}
      </p>
      {preview === null ? (
        trouble === null && <div className="studio-waiting" aria-hidden="true" />
      ) : shown === "link" ? (
        <LinkCard tile={preview.tile} card={preview.card} />
      ) : (
        <PhoneFrame size={size} title={shown === "cover" ? "Preview, cover" : "Preview, story"}>
          <Phone tile={preview.tile} view={shown} onView={setShown} />
        </PhoneFrame>
      )}
    </section>
  )
}

function noteOf({ preview, trouble, problems }: CheckedDraft): string {
  if (trouble === "unanswered")
    return preview
      ? t`The preview waits for a connection. This is the last one.`
      : t`The preview waits for a connection.`
  if (trouble === "unmade")
    return preview
      ? t`No preview can be made just now: another file of the content is in the way. This is the last one.`
      : t`No preview can be made just now: another file of the content is in the way.`
  if (!preview) return t`Drawing the preview…`
  if (problems.length === 0) return t`As readers will see it.`
  return t`As far as it is written. What is missing shows nothing, or a stand-in.`
}

type ChoiceProps<Option> = {
  label: string
  options: readonly Option[]
  value: Option
  keyOf: (option: Option) => string | number
  nameOf: (option: Option) => string
  onChange: (option: Option) => void
}

function Choice<Option>({ label, options, value, keyOf, nameOf, onChange }: ChoiceProps<Option>) {
  return (
    <div className="preview-choice" role="group" aria-label={label}>
      {options.map((option) => (
        <button key={keyOf(option)} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {nameOf(option)}
        </button>
      ))}
    </div>
  )
}
