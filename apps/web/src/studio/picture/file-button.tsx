import { type ComponentProps, useRef } from "react"
import { Button } from "../../ui/button.tsx"

type Props = Omit<ComponentProps<typeof Button>, "onClick"> & {
  /** The file's label for screen readers. */
  label: string
  accept: string
  onFile: (file: File) => void
}

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
          // Allows choosing the same file again.
          currentTarget.value = ""
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
