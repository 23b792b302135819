import { useRef, useState } from "react"
import { type ReadFile, readFile } from "./read-file.ts"

type Chosen = Extract<ReadFile, { ok: true }>

/** Chooses one file and looks at it; `take` gets what may be sent, and `trouble` says why another may not. */
export function useChoose(take: (chosen: Chosen) => Promise<void>) {
  const [isReading, setReading] = useState(false)
  const [trouble, setTrouble] = useState("")
  const latest = useRef<File>(null)
  const choose = async (file: File) => {
    latest.current = file
    setReading(true)
    setTrouble("")
    const read = await readFile(file)
    // Another was chosen meanwhile.
    if (latest.current !== file) return
    if (read.ok) await take(read)
    else setTrouble(read.words)
    setReading(false)
  }
  return { choose: (file: File) => void choose(file), isReading, trouble }
}
