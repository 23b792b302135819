/** A hand of the app's stroke family. Alone it is a tap; with a line that it draws, a swipe. The style sheet moves it. */
export function TutorialArt({ isSwipe }: { isSwipe: boolean }) {
  return (
    <span className={isSwipe ? "tutorial-swipe" : "tutorial-tap"} aria-hidden="true">
      {isSwipe && <i className="tutorial-line" />}
      <svg className="icon tutorial-hand" viewBox="0 0 24 24">
        <path d="M9 13V4.5a1.6 1.6 0 0 1 3.2 0V11l5 .9a2.4 2.4 0 0 1 2 2.7l-.7 4.2a2.4 2.4 0 0 1-2.4 2h-4.6a2.4 2.4 0 0 1-1.8-.8l-4.1-4.6a1.6 1.6 0 0 1 2.3-2.2z" />
      </svg>
    </span>
  )
}
