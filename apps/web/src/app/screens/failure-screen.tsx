import { Icon } from "../../ui/icon.tsx"
import { FailureText } from "../../ui/failure-text.tsx"

export function FailureScreen() {
  return (
    <div className="failure">
      <a className="round-back" href="/" rel="external" aria-label="Back">
        <Icon name="back" />
      </a>
      <FailureText />
    </div>
  )
}
