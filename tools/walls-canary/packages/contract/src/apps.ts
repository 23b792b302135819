import "../../../apps/web/src/ui/button.ts"

export const apps = []
