import type { FencedBlock } from "@confetti/contract/fenced-block"
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react"
import "./table-block.css"

type Props = { block: Extract<FencedBlock, { type: "table" }> }

/** Numbers are right-aligned, text is left-aligned. */
const isNumber = (cell: string | undefined) => cell !== undefined && /^[−–-]?\d[\d\s.,]*\D{0,4}$/u.test(cell)

export function TableBlock({ block: { title, columns, rows } }: Props) {
  const id = useId()
  const { ref, isScrolling } = useIsScrolling<HTMLDivElement>()
  const alignments = columns.map((_, at) => (at > 0 && rows.every((row) => isNumber(row[at])) ? "number" : undefined))
  return (
    <div
      className="table-scroll"
      ref={ref}
      data-scrolls={isScrolling || undefined}
      onKeyDown={isScrolling ? keepArrows : undefined}
      {...(isScrolling && { tabIndex: 0, role: "region", "aria-labelledby": id })}
    >
      <table className="w-full text-2">
        <caption className="block-title text-start">
          <span className="inline-flex mb-4" id={id}>
            {title}
          </span>
        </caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} className="text-1 font-semibold ink-hue" scope="col" data-align={alignments[at]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join("\n")}>
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={columns[at]} className="font-bold" scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[at]} data-align={alignments[at]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Arrows scroll the table instead of changing the subtile. */
function keepArrows(event: KeyboardEvent) {
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") event.stopPropagation()
}

/** Whether an element scrolls horizontally: only then it is focusable. */
function useIsScrolling<Of extends HTMLElement>(): { ref: RefObject<Of | null>; isScrolling: boolean } {
  const ref = useRef<Of>(null)
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setScrolling(element.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isScrolling }
}
