import type { TileDraft } from "@confetti/contract/tile-draft"
import { t } from "@confetti/domain/messages/t"
import type { Difference } from "../compare/compare-drafts.ts"
import type { Side } from "../compare/merge-drafts.ts"
import { partName, partText } from "../compare/part-text.ts"

type Props = {
  difference: Difference
  mine: TileDraft
  theirs: TileDraft
  who: string | null
  chosen: Side
  onChoose: (side: Side) => void
}

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
        <small> {changeWords(changedBy, who)}</small>
      </legend>
      {option("mine", t`Your version`, partText(part, mine))}
      {option("theirs", t`Theirs`, partText(part, theirs))}
    </fieldset>
  )
}

function changeWords(changedBy: Difference["changedBy"], who: string | null): string {
  if (changedBy === "both") return t`changed by both`
  if (changedBy === "mine") return t`changed by you`
  return who === null ? t`changed by another editor` : t`changed by ${who}`
}
