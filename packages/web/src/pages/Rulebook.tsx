export function RulebookPage(_: { readonly game?: string; readonly match?: string }) {
  return (
    <div className="page">
      <h1>Rulebook</h1>
    </div>
  )
}
