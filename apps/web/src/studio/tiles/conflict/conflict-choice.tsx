import type { TileDraft } from "@confetti/contract/tile-draft"
import type { Difference } from "../compare/compare-drafts.ts"
import type { Side } from "../compare/merge-drafts.ts"
import { partName, partText } from "../compare/part-text.ts"

type Props = {
  difference: Difference
  mine: TileDraft
  theirs: TileDraft
  who: string
  chosen: Side
  onChoose: (side: Side) => void
}

/** One part of both versions, side by side; the marked one stands. */
export function ConflictChoice({ difference: { id, part, changedBy }, mine, theirs, who, chosen, onChoose }: Props) {
  const option = (side: Side, label: string, text: string | null) => (
    <label className="conflict-side">
      <span>
        <input type="radio" name={`conflict ${id}`} checked={chosen === side} onChange={() => onChoose(side)} />
        {label}
      </span>
      {text === null ? <i>Not there</i> : text === "" ? <i>Empty</i> : <span className="conflict-text">{text}</span>}
    </label>
  )
  return (
    <fieldset className="conflict-part">
      <legend>
        {partName(part, mine, theirs)}
        <small>
          {" "}
          {changedBy === "both" ? "changed by both" : changedBy === "mine" ? "changed by you" : `changed by ${who}`}
        </small>
      </legend>
      {option("mine", "Yours", partText(part, mine))}
      {option("theirs", "Theirs", partText(part, theirs))}
    </fieldset>
  )
}
