import { longestFirst, quoted } from './bash';
import type { Offer, Place } from './places';

/** A completion for zsh: words and options with what they are for, and names of files where a value stands. */
export const zshCompletion = (places: readonly Place[]): string =>
  [
    '#compdef almanac',
    '# Completes almanac in zsh. Made from its commands: almanac completion zsh',
    '_almanac() {',
    '  local said="$words[2,CURRENT-1]" last="$words[CURRENT-1]" valued=',
    '  local -a offers',
    '  case "$said" in',
    ...longestFirst(places).flatMap(({ said, isOpen, offers, valued }) => [
      `    (${quoted(said)}${isOpen ? `|${quoted(`${said} `)}*` : ''})`,
      ...(valued.length > 0 ? [`      valued=${quoted(` ${valued.join(' ')} `)}`] : []),
      '      offers=(',
      ...offers.map((offer) => `        ${quoted(described(offer))}`),
      '      ) ;;',
    ]),
    '  esac',
    '  if [[ "$valued" != *" $last "* ]] && (( $#offers )) && _describe almanac offers; then return; fi',
    '  _files',
    '}',
    'if [[ "$funcstack[1]" == _almanac ]]; then _almanac "$@"; else compdef _almanac almanac; fi',
  ].join('\n');

/** A colon parts the word from what it is for. */
const described = ({ word, help }: Offer) => [word.replaceAll(':', '\\:'), ...(help ? [help] : [])].join(':');
