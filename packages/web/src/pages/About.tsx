export function About(_: { readonly game?: string; readonly match?: string }) {
  return (
    <div className="page">
      <h1>About</h1>
    </div>
  )
}
