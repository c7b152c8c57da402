/** The same data, and which of its fields nobody has looked at: what a translation does not know it does not read. */
export function watch<T extends object>(data: T): { readonly data: T; unread(): string[] } {
  const read = new Set<string | symbol>()
  const watched = new Proxy(data, {
    get(target, field, receiver) {
      read.add(field)
      return Reflect.get(target, field, receiver)
    },
  })
  const isNote = (field: string) => field.startsWith('NOTE')
  return { data: watched, unread: () => Object.keys(data).filter((field) => !read.has(field) && !isNote(field)) }
}

/** A field that says nothing which is not known otherwise: it counts as read. */
export function ignored(_field: unknown): void {}
