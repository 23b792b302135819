export { Tutorials } from "./tutorials.tsx"
