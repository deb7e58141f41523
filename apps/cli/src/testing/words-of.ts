/** As a shell splits it, up to a redirection, a pipe or a comment. */
export const wordsOf = (line: string): string[] =>
  [...line.split(/ [|<>#] ?/)[0]!.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
