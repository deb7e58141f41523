import { longestFirst, quoteForShell } from './bash';
import type { CompletionPlace, CompletionWord } from './completion-places';

export const zshCompletion = (places: readonly CompletionPlace[]): string =>
  [
    '#compdef almanac',
    '# Completes almanac in zsh. Made from its commands: almanac completion zsh',
    '_almanac() {',
    '  local said="$words[2,CURRENT-1]" last="$words[CURRENT-1]" valued=',
    '  local -a offers',
    '  case "$said" in',
    ...longestFirst(places).flatMap(({ said: placePattern, isOpen, offers, valued }) => [
      `    (${quoteForShell(placePattern)}${isOpen ? `|${quoteForShell(`${placePattern} `)}*` : ''})`,
      ...(valued.length > 0 ? [`      valued=${quoteForShell(` ${valued.join(' ')} `)}`] : []),
      '      offers=(',
      ...offers.map((offer) => `        ${quoteForShell(wordWithHelp(offer))}`),
      '      ) ;;',
    ]),
    '  esac',
    '  if [[ "$valued" != *" $last "* ]] && (( $#offers )) && _describe almanac offers; then return; fi',
    '  _files',
    '}',
    'if [[ "$funcstack[1]" == _almanac ]]; then _almanac "$@"; else compdef _almanac almanac; fi',
  ].join('\n');

const wordWithHelp = ({ word, help }: CompletionWord) => [word.replaceAll(':', '\\:'), ...(help ? [help] : [])].join(':');
