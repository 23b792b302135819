import { expect, it } from "vitest"
import { findMessages } from "./find-messages.ts"

const textsOf = (source: string) => findMessages("screen.tsx", source).map(({ id }) => id)

it.each([
  ["text between tags", `<p>Done for today</p>`, ["Done for today"]],
  ["text over lines, as React puts it together", `<p>\n  Done\n  for today\n</p>`, ["Done for today"]],
  ["text with a value by its name", `<p>Read {today.count} of {total()}</p>`, ["Read {count} of {total}"]],
  ["text with a value that has no name", `<p>Day {at + 1}</p>`, ["Day {0}"]],
  ["two values of the same name", `<p>{a.title} and {b.title}, {a.title}</p>`, ["{title} and {title2}, {title}"]],
  ["text with an element in it", `<p>Tap <b>twice</b> on it</p>`, ["Tap <b>twice</b> on it"]],
  ["an element without words as one piece", `<p>Tap <Icon name="like" /> on it</p>`, ["Tap <icon></icon> on it"]],
  ["an icon before a word as none of it", `<button><Icon name="like" /> Like</button>`, ["Like"]],
  [
    "strings that are rendered",
    `<p>{isOn ? "Following" : "Follow"}{isNew && "New"}</p>`,
    ["Following", "Follow", "New"],
  ],
  ["templates that are rendered", "<p>{`Day ${day}`}</p>", ["Day {day}"]],
  ["texts within a value of another", `<p>It is {isOn ? "on" : "off"} now</p>`, ["It is {0} now", "on", "off"]],
  ["attributes of words", `<img alt="A map" className="large" />`, ["A map"]],
  [
    "words that a component is given",
    `<Row label={isOn ? "On" : \`Off for \${days}\`} name="row" />`,
    ["On", "Off for {days}"],
  ],
  ["what is tagged", "const text = t`Hello ${person.name}`", ["Hello {name}"]],
  ["what is tagged by a part of something", "const text = words.t`Hello`", ["Hello"]],
  [
    "the forms of a plural",
    "plural(likes, { one: `# like of ${name}`, other: `# likes of ${name}` }, language)",
    ["{likes, plural, one {# like of {name}} other {# likes of {name}}}"],
  ],
  ["no other strings", `const kind = "A kind"; <i className="wide row" role="button" key="Enter">·</i>`, []],
  ["no addresses", `<Link action="/search" />`, []],
  [
    "letters that mean more in a message",
    "<p>{`It’s 'so' <b> {x}`}</p>".replace("{x}", "\\u007b"),
    ["It’s ''so'' '<'b'>' '{'"],
  ],
])("finds %s", (_what, source, texts) => {
  expect(textsOf(source)).toEqual(texts)
})

it("names the file that can't be read", () => {
  expect(() => findMessages("broken.tsx", "<p>")).toThrow("broken.tsx")
})
