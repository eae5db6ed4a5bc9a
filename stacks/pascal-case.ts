/** The id of a construct, from the name of a function. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
