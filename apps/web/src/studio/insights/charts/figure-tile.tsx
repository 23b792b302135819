import { t } from "@confetti/domain/messages/t"
import { sumOf } from "./by-day.ts"
import { changeText, shownCount } from "./shown-count.ts"

type Props = { label: string; now: number; before: number; language: string; text?: string }

export function FigureTile({ label, now, before, language, text }: Props) {
  const was = text !== undefined && before === 0 ? t`none before` : t`was ${shownCount(before, language)}`
  const change = changeText(now, before, language) ?? was
  return (
    <div className="insight-figure">
      <dt>{label}</dt>
      <dd>
        <b data-small={now === 0 || undefined}>{text ?? shownCount(now, language)}</b>
        <small>{change}</small>
      </dd>
    </div>
  )
}

type SumProps<Row> = {
  label: string
  now: readonly Row[]
  before: readonly Row[]
  figure: (row: Row) => number
  language: string
}

export function SumTile<Row>({ now, before, figure, ...props }: SumProps<Row>) {
  return <FigureTile {...props} now={sumOf(now, figure)} before={sumOf(before, figure)} />
}
