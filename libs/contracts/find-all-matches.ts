/** The matches of `text.matchAll(pattern)`. Does not copy the pattern, which takes longer than to search a line. `pattern` has the flag g. */
export const findAllMatches = (text: string, pattern: RegExp): RegExpExecArray[] => {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += pattern.unicode && text.codePointAt(match.index)! > 0xffff ? 2 : 1;
  }
  return matches;
};
