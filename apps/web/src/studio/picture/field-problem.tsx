type Props = { id: string; problem: string | null }

export function FieldProblem({ id, problem }: Props) {
  return (
    <p className="studio-trouble" id={id}>
      {problem}
    </p>
  )
}
