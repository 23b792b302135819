/** A result that already is JSON: what is kept as text is sent as it is. */
export class JsonText<Value> {
  readonly json: string
  declare readonly value: Value

  constructor(json: string) {
    this.json = json
  }
}

export function toJson(result: unknown): string {
  return result instanceof JsonText ? result.json : JSON.stringify(result ?? null)
}
