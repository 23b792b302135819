/** The specified words for a rendering failure. The way back loads the page anew: what failed may still be in this one. */
export function FailureText() {
  return (
    <div className="stand-in" role="alert">
      <p>there was an error, please try again later.</p>
      <a className="button primary" href="/" rel="external">
        return to feed
      </a>
    </div>
  )
}
