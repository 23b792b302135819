import { t } from "@confetti/domain/messages/t"
import { Button } from "../../ui/button.tsx"
import { Sheet } from "../../ui/sheet.tsx"

/** A field of a file or an entry of a list, compared in a conflict. */
export type Line = { key: string; name: string; text: string }

type Props = {
  by: string | null
  theirs: readonly Line[]
  mine: readonly Line[]
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

export function ConflictSheet({ by, theirs, mine, onKeepMine, onTakeTheirs, onClose }: Props) {
  const who = by ?? t`Someone else`
  const closing = (choose: () => void) => () => {
    choose()
    onClose()
  }
  return (
    <Sheet title="Two versions" className="file-compare" onClose={onClose}>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">{who}</th>
            <th scope="col">Your version</th>
          </tr>
        </thead>
        <tbody>
          {differences(theirs, mine).map(({ key, name, texts: [one, other] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="pre-wrap wrap-anywhere" data-of={who}>
                {one || "—"}
              </td>
              <td className="pre-wrap wrap-anywhere" data-of={t`Your version`}>
                {other || "—"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="studio-hint">This does not publish anything yet. Save afterwards as usual.</p>
      <div className="studio-answers sticky-answers">
        <Button kind="primary" onClick={closing(onKeepMine)}>
          Keep my version
        </Button>
        <Button onClick={closing(onTakeTheirs)}>{by ? `Use ${by}’s version` : "Use their version"}</Button>
      </div>
    </Sheet>
  )
}

export function fieldLines(document: object, labels: Readonly<Record<string, string>>): Line[] {
  const fields = document as Readonly<Record<string, unknown>>
  return Object.entries(labels).map(([key, name]) => ({ key, name, text: valueText(fields[key]) }))
}

function valueText(value: unknown): string {
  if (value === true) return t`yes`
  if (typeof value === "string" || typeof value === "number") return String(value)
  if (typeof value !== "object" || value === null) return ""
  const parts = Object.values(value).map(valueText)
  return parts.filter((part) => part !== "").join(Array.isArray(value) ? "\n" : ", ")
}

export function differences(theirs: readonly Line[], mine: readonly Line[]) {
  const [one, other] = [theirs, mine].map((lines) => new Map(lines.map(({ key, text }) => [key, text])))
  const named = new Map([...mine, ...theirs].map(({ key, name }) => [key, name]))
  return [...named]
    .map(([key, name]) => ({ key, name, texts: [one?.get(key) ?? "", other?.get(key) ?? ""] as const }))
    .filter(({ texts: [before, after] }) => before !== after)
}
