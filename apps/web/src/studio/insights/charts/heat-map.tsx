import { useId } from "react"

export type HeatRow = {
  label: string
  size: string
  cells: readonly { label: string; share: number | null; text: string }[]
}

const left = 112
const cell = 82
const row = 44

export function HeatMap({
  title,
  columns,
  rows,
}: {
  title: string
  columns: readonly string[]
  rows: readonly HeatRow[]
}) {
  const id = useId()
  const width = left + columns.length * cell
  return (
    <svg
      className="insight-heat mt-3 w-full"
      viewBox={`0 0 ${width} ${28 + rows.length * row}`}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>
        {rows
          .map(
            ({ label, size, cells }) =>
              `${label}, ${size}: ${cells.map((each) => `${each.label} ${each.text}`).join(", ")}`,
          )
          .join("; ")}
      </desc>
      {columns.map((column, at) => (
        <text key={column} x={left + at * cell + cell / 2} y={16} textAnchor="middle">
          {column}
        </text>
      ))}
      {rows.map(({ label, size, cells }, line) => (
        <g key={label} transform={`translate(0 ${28 + line * row})`}>
          <text x={0} y={18}>
            {label}
          </text>
          <text className="insight-quiet" x={0} y={35}>
            {size}
          </text>
          {cells.map(({ label: column, share, text }, at) => (
            <g key={column}>
              <rect
                className="insight-heat-cell"
                x={left + at * cell + 2}
                y={2}
                width={cell - 4}
                height={row - 4}
                rx={8}
                style={{ "--share": share ?? 0 }}
              />
              <text x={left + at * cell + cell / 2} y={26} textAnchor="middle">
                {text}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}
