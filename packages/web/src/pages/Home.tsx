export function Home(_: { readonly game?: string; readonly match?: string }) {
  return (
    <div className="page">
      <h1>Home</h1>
    </div>
  )
}
