import type { ReactNode } from "react"
import { Button } from "./button.tsx"

type Props = { isOffline: boolean; title: string; about: ReactNode; onRetry: () => void }

export function ErrorNote({ isOffline, title, about, onRetry }: Props) {
  return (
    <div className="stand-in" role="alert">
      <h2>{isOffline ? "No connection" : title}</h2>
      <p>{about}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
