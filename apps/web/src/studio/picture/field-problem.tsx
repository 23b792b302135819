type Props = { id: string; problem: string | null }

/** What is wrong with a field, where the field names it by this id. */
export function FieldProblem({ id, problem }: Props) {
  return (
    <p className="studio-trouble" id={id}>
      {problem}
    </p>
  )
}
