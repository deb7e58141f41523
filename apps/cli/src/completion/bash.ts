import type { CompletionPlace } from './completion-places';

export const bashCompletion = (places: readonly CompletionPlace[]): string =>
  [
    '# Completes almanac in bash. Made from its commands: almanac completion bash',
    '_almanac() {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: bash fills it in
    '  local word="${COMP_WORDS[COMP_CWORD]}" last="${COMP_WORDS[COMP_CWORD-1]}" said="${COMP_WORDS[*]:1:COMP_CWORD-1}" offers= valued=',
    '  case "$said" in',
    ...longestFirst(places).flatMap(({ said, isOpen, offers, valued }) => [
      `    ${quoteForShell(said)}${isOpen ? `|${quoteForShell(`${said} `)}*` : ''})`,
      `      offers=${quoteForShell(offers.map(({ word }) => word).join(' '))}${valued.length > 0 ? ` valued=${quoteForShell(` ${valued.join(' ')} `)}` : ''} ;;`,
    ]),
    '  esac',
    '  COMPREPLY=()',
    '  case "$valued" in *" $last "*) return ;; esac',
    "  local IFS=$' \\n'",
    '  COMPREPLY=($(compgen -W "$offers" -- "$word"))',
    '}',
    'complete -o bashdefault -o default -F _almanac almanac',
  ].join('\n');

/** Longest first, so that `audit` does not match `audit event`. */
export const longestFirst = (places: readonly CompletionPlace[]): readonly CompletionPlace[] =>
  places.toSorted((one, other) => other.said.length - one.said.length);

export const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
