/** The friendly 404. */
export function MissingScreen() {
  return (
    <div className="stand-in">
      <h1>Nothing lives here</h1>
      <p>The tile may have moved, or the address lost a letter on its way. The feed is where you left it.</p>
      <a className="button primary" href="/">
        To the feed
      </a>
      <a className="button" href="/search">
        Search for it
      </a>
    </div>
  )
}
