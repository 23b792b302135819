import { Icon } from "../ui/icon.tsx"

/** The specified 500 screen. Its two ways back load the page anew: what failed may still be in this one. */
export function FailureScreen() {
  return (
    <div className="failure">
      <a className="round-back" href="/" aria-label="Back">
        <Icon name="back" />
      </a>
      <div className="stand-in" role="alert">
        <p>there was an error, please try again later.</p>
        <a className="button primary" href="/">
          return to feed
        </a>
      </div>
    </div>
  )
}
