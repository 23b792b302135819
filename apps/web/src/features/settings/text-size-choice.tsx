import { textSizes } from "@confetti/domain/look"

type Props = { textSize: number; onChange: (textSize: number) => void }

const names: Record<number, string> = { 90: "Small", 100: "Usual", 110: "Larger", 125: "Large", 150: "Largest" }

/** Five sizes. The whole app follows at once, and so does the example. */
export function TextSizeChoice({ textSize, onChange }: Props) {
  return (
    <fieldset className="text-size">
      <legend className="setting-title">Text size</legend>
      <div className="text-sizes">
        {textSizes.map((size) => (
          <label key={size}>
            <input
              type="radio"
              name="text-size"
              value={size}
              aria-label={`${names[size]}, ${size} %`}
              checked={size === textSize}
              onChange={() => onChange(size)}
            />
            <span aria-hidden="true" style={{ fontSize: `${Math.round(size * 0.17)}px` }}>
              A
            </span>
          </label>
        ))}
      </div>
      <p className="text-example">
        <strong>{`${names[textSize]}, ${textSize} %`}</strong>
        An octopus has three hearts. One of them stops beating when it swims, so it would rather crawl.
      </p>
    </fieldset>
  )
}
