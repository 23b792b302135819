import { Component, type ReactNode } from "react"

type Props = { children: ReactNode; fallback: ReactNode }

/** Shows the fallback in place of what fails to render, and never nothing. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
