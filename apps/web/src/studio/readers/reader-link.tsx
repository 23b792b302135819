import type { ComponentProps } from "react"
import { useLocation } from "../../platform/location.ts"
import { plainClick } from "../../ui/plain-click.ts"

export const readersPath = "/studio/readers"

export function ReaderLink({ readerId, ...props }: { readerId: string } & ComponentProps<"a">) {
  const [, go] = useLocation()
  const path = `${readersPath}/${encodeURIComponent(readerId)}`
  return <a {...props} href={path} onClick={plainClick(() => go(path))} />
}
