export function SettingsPage(_: { readonly game?: string; readonly match?: string }) {
  return (
    <div className="page">
      <h1>Settings</h1>
    </div>
  )
}
