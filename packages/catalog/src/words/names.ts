/** Equal names are numbered: `easy bot 1`, `easy bot 2`. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const isAlone = names.every((other, i) => i === at || other !== name)
    return isAlone ? name : `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`
  })
}
