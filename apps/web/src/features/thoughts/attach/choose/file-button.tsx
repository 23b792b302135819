import { type ReactNode, useRef } from "react"

/** No HEIC: where it is not asked for, iPhones hand out a JPEG. */
const accepted = "image/jpeg,image/png,image/webp,image/avif,video/mp4,video/quicktime,video/webm"

type Props = {
  children: ReactNode
  className?: string
  /** The button's, where it has no words. */
  name?: string
  /** What the hidden field is called. */
  label: string
  accept?: string
  /** Opens the camera where there is one. */
  isCamera?: boolean
  isDisabled?: boolean
  onFile: (file: File) => void
}

/** A button that has the browser ask for a file. */
export function FileButton(props: Props) {
  const { children, className = "button", name, label, accept = accepted, isCamera, isDisabled, onFile } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        title={name}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        className="unseen"
        type="file"
        accept={isCamera ? "image/*" : accept}
        {...(isCamera && { capture: "environment" as const })}
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again.
          event.target.value = ""
        }}
      />
    </>
  )
}
