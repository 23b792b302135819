import type { ComponentProps } from "react"

type Props = ComponentProps<"button"> & { kind?: "primary" | "danger" | undefined }

export function Button({ kind, className, ...props }: Props) {
  return <button type="button" {...props} className={["button", kind, className].filter(Boolean).join(" ")} />
}
