export function Choose(_: { readonly game?: string; readonly match?: string }) {
  return (
    <div className="page">
      <h1>Choose</h1>
    </div>
  )
}
