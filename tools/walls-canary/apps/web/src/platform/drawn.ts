import "../ui/button.ts"

export const drawn = ""
