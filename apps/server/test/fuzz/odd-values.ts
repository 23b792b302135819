import type { Random } from "./random.ts"

const deep = (depth: number): unknown => {
  let value: unknown = 1
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { a: value }
  return value
}

const texts: readonly (() => string)[] = [
  () => "",
  () => " \t\n",
  () => "a\0b",
  () => "\ud800",
  () => "\udfff tail",
  () => "x".repeat(5000),
  () => "é".repeat(300),
  () => "👩‍👩‍👧‍👦".repeat(40),
  () => "\u202Eright to left",
  () => "\u001b[2K\u0007",
  () => "__proto__",
  () => "constructor",
  () => "../../../etc/passwd",
  () => "%00%ff%",
  () => "'; drop table users; --",
  () => "${7*7}{{7*7}}%NONCE%",
  () => "<script>alert(1)</script>",
  () => "1e309",
  () => "-0",
  () => "null",
  () => "2026-13-45T99:99:99Z",
  () => "+275760-09-13T00:00:00.000Z",
  () => "0001-01-01T00:00:00.000Z",
  () => "9999-12-31T23:59:59.999Z",
  () => "data:image/png;base64,AAAA",
  () => "\\u0000",
  () => "\u0130\u0131\ufb00ß",
]

const numbers = [0, -0, 1, -1, 0.5, 1e-320, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 1e308]

/** Text that somebody might break something with. */
export function oddText(random: Random): string {
  return random.pick(texts)()
}

export function oddNumber(random: Random): number {
  return random.pick(numbers)
}

/** Anything that JSON can say, where something else was due. */
export function oddValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => oddText(random),
    () => oddNumber(random),
    () => null,
    () => random.chance(0.5),
    () => [],
    () => ({}),
    () => Array.from({ length: random.below(3000) }, () => 1),
    () => ({ ["__proto__"]: { roles: ["owner"] }, toString: 1, length: -1 }),
    () => JSON.parse('{"__proto__":{"a":1}}') as unknown,
    () => deep(random.pick([10, 200, 4000])),
    () => [oddText(random), oddNumber(random), null],
  ])()
}
