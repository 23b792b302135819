/** The specified text for a rendering failure. The link reloads the page, as the cause may persist. */
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
