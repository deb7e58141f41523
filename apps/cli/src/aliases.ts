/** Earlier first words of commands, which stay valid, by the words they stand for today. */
export const ALIASES: Readonly<Record<string, string>> = { feeds: 'sources' };

export const ALIAS_LINES: readonly string[] = Object.entries(ALIASES).map(
  ([alias, word]) => `\`almanac ${alias} …\` is the same as \`almanac ${word} …\`.`,
);
