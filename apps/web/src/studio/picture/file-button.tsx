import { type ComponentProps, useRef } from "react"
import { Button } from "../../ui/button.tsx"

type Props = Omit<ComponentProps<typeof Button>, "onClick"> & {
  /** Label of the file for screen readers. */
  label: string
  accept: string
  onFile: (file: File) => void
}

/** A button that asks for a file. */
export function FileButton({ label, accept, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        className="unseen"
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) onFile(file)
          // The same file may be chosen again.
          currentTarget.value = ""
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
