/** The page's words did not come with it: the app was opened from what is kept for offline. */
export function PageTrouble() {
  return (
    <div className="stand-in">
      <h1>This page needs a connection</h1>
      <p>It is not among what is kept on this device. The feed and its last tiles are.</p>
      <a className="button primary" href="">
        Try again
      </a>
      <a className="button" href="/">
        To the feed
      </a>
    </div>
  )
}
