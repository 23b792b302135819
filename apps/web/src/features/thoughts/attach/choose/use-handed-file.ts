import { useEffect, useEffectEvent } from "react"

/** Calls `take` with a file that is pasted or dropped anywhere on the page, while `isOpen`. */
export function useHandedFile(take: (file: File) => void, isOpen: boolean): void {
  const onHanded = useEffectEvent((event: Event, given: DataTransfer | null) => {
    const [file] = given?.files ?? []
    // Somebody else on the page has taken it.
    if (!file || event.defaultPrevented) return
    event.preventDefault()
    take(file)
  })
  useEffect(() => {
    if (!isOpen) return
    const onPaste = (event: ClipboardEvent) => onHanded(event, event.clipboardData)
    const onDrop = (event: DragEvent) => onHanded(event, event.dataTransfer)
    // Unless this is said the browser opens the file in place of the page.
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault()
    }
    addEventListener("paste", onPaste)
    addEventListener("drop", onDrop)
    addEventListener("dragover", onDragOver)
    return () => {
      removeEventListener("paste", onPaste)
      removeEventListener("drop", onDrop)
      removeEventListener("dragover", onDragOver)
    }
  }, [isOpen])
}
