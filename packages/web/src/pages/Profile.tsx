export function Profile(_: { readonly game?: string; readonly match?: string }) {
  return (
    <div className="page">
      <h1>Profile</h1>
    </div>
  )
}
