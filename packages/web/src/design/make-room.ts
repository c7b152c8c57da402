/** A ref for what lies over a table beside others: while it is there, they know its height, in pixels, by this name. */
export const makeRoom =
  (name: `--${string}`) =>
  (note: HTMLElement | null): (() => void) | undefined => {
    if (!note) return undefined
    const table = note.closest<HTMLElement>('.table')
    const watch = new ResizeObserver(() => table?.style.setProperty(name, `${note.offsetHeight}px`))
    watch.observe(note)
    return () => {
      watch.disconnect()
      table?.style.removeProperty(name)
    }
  }
