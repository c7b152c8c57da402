export function TableLink(_: { readonly game?: string; readonly match?: string }) {
  return (
    <div className="page">
      <h1>TableLink</h1>
    </div>
  )
}
