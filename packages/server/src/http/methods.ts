/** Which methods are taken at a path: `/api/matches/:id`, or `/api/auth/*` and all below it. */
interface Place {
  readonly path: RegExp
  readonly methods: readonly string[]
}

/** Which methods are taken where, so that those who come with another can be told. */
export class Methods {
  readonly #places: Place[] = []

  add(path: string, methods: readonly string[]): void {
    const pattern = path.replaceAll(/:\w+/g, '[^/]+').replace(/\*$/, '.*')
    this.#places.push({ path: new RegExp(`^${pattern}$`), methods })
  }

  /** What is taken at the path of a URL; empty if nothing is there. */
  at(url: string): string[] {
    const path = url.split('?', 1)[0]!
    const taken = this.#places.filter((place) => place.path.test(path)).flatMap(({ methods }) => methods)
    return [...new Set(taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].sort()
  }
}
