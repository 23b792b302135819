/** There is nothing to choose of it: what it does. */
export function EarlyNote() {
  return (
    <section className="perk-choice">
      <h3>Tiles a day early</h3>
      <p className="perk-about">
        What is dated ahead heads your feed a day before everybody has it, and says “A day early”. Its link opens for
        others with its date.
      </p>
    </section>
  )
}
