export function LobbyPage(_: { readonly game?: string; readonly match?: string }) {
  return (
    <div className="page">
      <h1>Lobby</h1>
    </div>
  )
}
