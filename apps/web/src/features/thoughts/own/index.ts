export { OwnThoughts } from "./own-thoughts.tsx"
