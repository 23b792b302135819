import { defined } from "@confetti/domain/defined"

/** A span as a collector sees it. `kind` and `status` are OTLP's numbers: 2 server, 3 client, 5 consumer; 2 is an error. */
export type ReceivedSpan = {
  traceId: string
  spanId: string
  /** Empty for the first one of a trace. */
  parentId: string
  name: string
  kind: number
  status: number
  attributes: Record<string, unknown>
  resource: Record<string, unknown>
  /** Nanoseconds since the epoch. */
  start: bigint
  end: bigint
}

type Field = { number: number; bytes: Uint8Array; value: bigint }

/** The fields of a protobuf message, as they come: of a length its bytes, otherwise its number. */
function* fieldsOf(message: Uint8Array): Generator<Field> {
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength)
  let at = 0
  const varint = (): bigint => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = view.getUint8(at++)
      value |= BigInt(byte & 127) << shift
      if (byte < 128) return value
    }
  }
  while (at < message.length) {
    const tag = Number(varint())
    const [number, type] = [tag >> 3, tag & 7]
    const from = at
    if (type === 0) yield { number, bytes: new Uint8Array(), value: varint() }
    else if (type === 2) {
      const length = Number(varint())
      yield { number, bytes: message.subarray(at, at + length), value: 0n }
      at += length
    } else {
      const size = type === 1 ? 8 : 4
      yield {
        number,
        bytes: message.subarray(from, from + size),
        value: size === 8 ? view.getBigUint64(from, true) : BigInt(view.getUint32(from, true)),
      }
      at += size
    }
  }
}

const all = (message: Uint8Array, number: number): Field[] =>
  [...fieldsOf(message)].filter((field) => field.number === number)
const bytesOf = (message: Uint8Array, number: number): Uint8Array => all(message, number)[0]?.bytes ?? new Uint8Array()
const numberOf = (message: Uint8Array, number: number): bigint => all(message, number)[0]?.value ?? 0n
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("utf8")

/** AnyValue: a text, a truth, a whole number, a list. */
function valueOf(message: Uint8Array): unknown {
  const { number, bytes, value } = defined([...fieldsOf(message)][0])
  if (number === 1) return text(bytes)
  if (number === 2) return value === 1n
  if (number === 3) return Number(value)
  if (number === 5) return all(bytes, 1).map((each) => valueOf(each.bytes))
  throw new Error(`no such value is expected: ${number}`)
}

const attributesOf = (message: Uint8Array, number: number): Record<string, unknown> =>
  Object.fromEntries(
    all(message, number).map(({ bytes }) => [text(bytesOf(bytes, 1)), valueOf(bytesOf(bytes, 2))] as const),
  )

/** The spans of an ExportTraceServiceRequest. */
export function readSpans(request: Uint8Array): ReceivedSpan[] {
  return all(request, 1).flatMap(({ bytes: resourceSpans }) => {
    const resource = attributesOf(bytesOf(resourceSpans, 1), 1)
    return all(resourceSpans, 2)
      .flatMap(({ bytes }) => all(bytes, 2))
      .map(({ bytes: span }) => ({
        traceId: hex(bytesOf(span, 1)),
        spanId: hex(bytesOf(span, 2)),
        parentId: hex(bytesOf(span, 4)),
        name: text(bytesOf(span, 5)),
        kind: Number(numberOf(span, 6)),
        start: numberOf(span, 7),
        end: numberOf(span, 8),
        attributes: attributesOf(span, 9),
        status: Number(numberOf(bytesOf(span, 15), 3)),
        resource,
      }))
  })
}
