import "../features/feed/index.ts"

export const button = createStore("")

function createStore(value: string): string {
  return value
}
