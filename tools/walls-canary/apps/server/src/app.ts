import "../../web/src/ui/button.ts"

export const app = {}
