/** Which of these names were not there before, each as often as it has come. */
export function cameIn(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before]
  return now.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
