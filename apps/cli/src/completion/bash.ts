import type { Place } from './places';

/** A completion for bash: words and options, and names of files where a value stands. */
export const bashCompletion = (places: readonly Place[]): string =>
  [
    '# Completes almanac in bash. Made from its commands: almanac completion bash',
    '_almanac() {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: bash fills it in
    '  local word="${COMP_WORDS[COMP_CWORD]}" last="${COMP_WORDS[COMP_CWORD-1]}" said="${COMP_WORDS[*]:1:COMP_CWORD-1}" offers= valued=',
    '  case "$said" in',
    ...longestFirst(places).flatMap(({ said, isOpen, offers, valued }) => [
      `    ${quoted(said)}${isOpen ? `|${quoted(`${said} `)}*` : ''})`,
      `      offers=${quoted(offers.map(({ word }) => word).join(' '))}${valued.length > 0 ? ` valued=${quoted(` ${valued.join(' ')} `)}` : ''} ;;`,
    ]),
    '  esac',
    '  COMPREPLY=()',
    '  case "$valued" in *" $last "*) return ;; esac',
    "  local IFS=$' \\n'",
    '  COMPREPLY=($(compgen -W "$offers" -- "$word"))',
    '}',
    'complete -o bashdefault -o default -F _almanac almanac',
  ].join('\n');

/** So that `audit` takes nothing from `audit event`. */
export const longestFirst = (places: readonly Place[]): readonly Place[] =>
  places.toSorted((one, other) => other.said.length - one.said.length);

/** As one word of a shell, whatever it has in it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
