export function Replay(_: { readonly game?: string; readonly match?: string }) {
  return (
    <div className="page">
      <h1>Replay</h1>
    </div>
  )
}
