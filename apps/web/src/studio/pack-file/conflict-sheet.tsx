import { t } from "@confetti/domain/messages/t"
import { Button } from "../../ui/button.tsx"
import { Sheet } from "../../ui/sheet.tsx"

export type DraftLines = readonly (readonly [name: string, text: string])[]

type Props = {
  by: string | null
  theirs: DraftLines
  mine: DraftLines
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

export function ConflictSheet({ by, theirs, mine, onKeepMine, onTakeTheirs, onClose }: Props) {
  const who = by ?? t`Somebody else`
  return (
    <Sheet title="Two versions" className="file-compare" onClose={onClose}>
      <table>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">{who}</th>
            <th scope="col">Your version</th>
          </tr>
        </thead>
        <tbody>
          {differences(theirs, mine).map(([name, one, other]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-of={who}>{one || "—"}</td>
              <td data-of={t`Your version`}>{other || "—"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="studio-hint">Neither is published by this: you save afterwards, as always.</p>
      <div className="studio-answers">
        <Button
          kind="primary"
          onClick={() => {
            onKeepMine()
            onClose()
          }}
        >
          Go on with mine
        </Button>
        <Button
          onClick={() => {
            onTakeTheirs()
            onClose()
          }}
        >
          {by ? `Take ${by}’s` : "Take theirs"}
        </Button>
      </div>
    </Sheet>
  )
}

export function differences(theirs: DraftLines, mine: DraftLines): [name: string, theirs: string, mine: string][] {
  const [one, other] = [new Map(theirs), new Map(mine)]
  const names = [...new Set([...other.keys(), ...one.keys()])]
  return names
    .map((name): [string, string, string] => [name, one.get(name) ?? "", other.get(name) ?? ""])
    .filter(([, before, after]) => before !== after)
}
