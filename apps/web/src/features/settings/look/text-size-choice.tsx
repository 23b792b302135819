import { textSizes } from "@confetti/domain/look"
import { Choice } from "../choice.tsx"

type Props = { textSize: number; onChange: (textSize: number) => void }

const names: Record<number, string> = { 90: "Small", 100: "Usual", 110: "Larger", 125: "Large", 150: "Largest" }

const options = textSizes.map((size) => ({
  value: size as number,
  label: `${names[size]}, ${size} %`,
  face: (
    <span aria-hidden="true" className="text-size" style={{ fontSize: `${Math.round(size * 0.17)}px` }}>
      A
    </span>
  ),
}))

/** Five sizes. The whole app follows at once, and so does the example. */
export function TextSizeChoice({ textSize, onChange }: Props) {
  return (
    <Choice title="Text size" name="text-size" options={options} value={textSize} onChange={onChange}>
      <p className="text-example">
        <strong>{`${names[textSize]}, ${textSize} %`}</strong>
        An octopus has three hearts. One of them stops beating when it swims, so it would rather crawl.
      </p>
    </Choice>
  )
}
