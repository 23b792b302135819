type Props = { refused: { text: string; why: string }; onDismiss: () => void }

/** What was not taken, and why: the words are still here to be copied. */
export function RefusedWords({ refused, onDismiss }: Props) {
  return (
    <div className="own-thought-refused">
      <p>{refused.why} What you wrote:</p>
      <blockquote>
        <bdi>{refused.text}</bdi>
      </blockquote>
      <button type="button" onClick={onDismiss}>
        I have read it
      </button>
    </div>
  )
}
