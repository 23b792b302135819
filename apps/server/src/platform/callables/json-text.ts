/** A result that is already JSON text, sent as stored. */
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
