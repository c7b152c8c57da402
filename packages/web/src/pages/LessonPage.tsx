export function LessonPage(_: { readonly game?: string; readonly match?: string }) {
  return (
    <div className="page">
      <h1>LessonPage</h1>
    </div>
  )
}
