import { use } from "react"
import type { PictureFieldProps } from "../../picture/picture-field-props.ts"
import { problemAt, ProblemsContext } from "./problems.tsx"

export function usePictureProblems(): PictureFieldProps["problems"] {
  const problems = use(ProblemsContext)
  return (field) => problemAt(problems, ["picture", field], { isWhole: true })
}
