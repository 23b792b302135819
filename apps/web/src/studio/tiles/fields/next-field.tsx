import type { TileDraft } from "@confetti/contract/tile-draft"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { TextField } from "./text-field.tsx"

type Next = TileDraft["next"]

type Props = { value: Next; onChange: (value: Next) => void }

export function NextField({ value, onChange }: Props) {
  const { date, text } = value ?? { date: "", text: "" }
  const set = (next: { date: string; text: string }) => onChange(next.date === "" && next.text === "" ? null : next)
  return (
    <div className="draft-row">
      <TextField
        path={["next", "text"]}
        label="Expected next"
        most={tileLimits.next.most}
        value={text}
        onChange={(text) => set({ date, text })}
      />
      <TextField
        path={["next", "date"]}
        label="When"
        hint="2027-02-05, or 2027-02"
        value={date}
        onChange={(date) => set({ date: date.slice(0, 20), text })}
      />
    </div>
  )
}
