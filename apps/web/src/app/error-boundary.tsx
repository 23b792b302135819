import { Component, type ReactNode } from "react"
import { FailureScreen } from "./failure-screen.tsx"

/** A rendering failure shows the 500 screen instead of an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <FailureScreen /> : this.props.children
  }
}
