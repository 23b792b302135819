import { hueContrasts, leastContrast, type HueContrast } from "@confetti/domain/color/hue-contrast"
import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { useField } from "../kit/document.tsx"
import { FieldAbout } from "../kit/document-fields.tsx"

/** `usual` is the hue if the document has none. */
type Props = { path: string; label: string; usual?: number }

const uses: Record<HueContrast["use"], string> = {
  chip: t`Chips on black`,
  story: t`Links in a story`,
  answer: t`Answers and tags`,
  mark: t`Marks and figures`,
  button: t`Words on a button`,
}

const tenths = new Intl.NumberFormat(wordsLanguage, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export function HueField({ path, label, usual = 0 }: Props) {
  const field = useField<number | null>(path)
  const { id } = field
  const hue = field.value ?? usual
  return (
    <div className="studio-field hue-field in-hue" style={{ "--hue": hue }}>
      <label htmlFor={id}>{label}</label>
      <div className="hue-field-inputs grid items-center gap-3">
        <input
          id={id}
          type="range"
          min={0}
          max={360}
          step={1}
          value={hue}
          aria-describedby={`${id}-contrast ${id}-about`}
          onChange={({ currentTarget }) => field.set(Number(currentTarget.value))}
        />
        <input
          type="number"
          aria-label={`${label}, in degrees`}
          min={0}
          max={360}
          value={hue}
          onChange={({ currentTarget }) => field.set(Number(currentTarget.value))}
        />
      </div>
      <FieldAbout field={field} hint={undefined} />
      <ul className="hue-uses grid gap-2 font-normal" id={`${id}-contrast`} aria-label="Contrast">
        {hueContrasts(hue).map(({ use, ratio }) => (
          <li key={use} className="grid gap-1 px-3 py-2 text-1 ink-hue rounded-card" data-use={use}>
            <span>{uses[use]}</span>
            <b className="tabular-nums">
              {tenths.format(ratio)} : 1{" "}
              <span className="font-normal">{ratio >= leastContrast ? "readable" : "too faint"}</span>
            </b>
          </li>
        ))}
      </ul>
    </div>
  )
}
