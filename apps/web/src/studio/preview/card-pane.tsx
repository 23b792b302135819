import type { ReactNode } from "react"
import { PhoneFrame, phoneSizes } from "./phone-frame.tsx"
import "./preview.css"

export function CardPane({ children }: { children: ReactNode }) {
  return (
    <PhoneFrame size={phoneSizes[1]} title="Preview of the card">
      <div className="absolute inset-0" inert>
        {children}
      </div>
    </PhoneFrame>
  )
}
