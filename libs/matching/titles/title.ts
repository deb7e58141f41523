import { remembering } from '#libs/contracts';
import { type Audience, audienceOf } from '../audience';
import type { Spelling } from '../spelling';
import { wordsOf } from '../words';
import { isBrokenOff } from './cut';
import { isOfFilm } from './films';
import { type Person, personsIn } from './given-names';
import { hoursOf } from './hours';
import { capitalsOf, shortsOf, spellingsOf, withJoinedInitials } from './initials';
import { isNumberOrSide, numbersOf } from './numbers';
import { headAndTailsOf, isSaying, titleWordsOf, withoutMarks } from './title-words';

/** What a title says, taken apart once. */
export type Title = Readonly<{
  all: readonly string[];
  audience: Audience;
  numbers: readonly string[];
  hours: readonly string[];
  /** Two words that others write as one. */
  compounds: readonly string[];
  /** Words that name no organization here, though they may elsewhere: the city, of 'State of the City'. */
  bound: readonly string[];
  organization: readonly string[];
  /** Its numbers and sides of the town: Troop 41, North High. */
  organizationMarks: readonly string[];
  organizationSpellings: readonly Spelling[];
  /** Words in capitals, which may be the initials of an organization. */
  capitals: readonly string[];
  /** The last word, where the title breaks off. */
  cut?: string;
  spellings: readonly Spelling[];
  /** Words that may be initials. */
  shorts: readonly string[];
  /** What stands before and behind a colon, a dash or 'with'. */
  head: readonly string[];
  tail: readonly string[];
  /** The title without what publishers say beside it. */
  unmarked: string;
  persons: readonly Person[];
  isOfFilm: boolean;
}>;

export const titleOf = (name: string, organization: string): Title => {
  const unmarked = withJoinedInitials(withoutMarks(name));
  const all = titleWordsOf(unmarked);
  const cut = isBrokenOff(name) ? all.at(-1) : undefined;
  const [head = [], ...tails] = headAndTailsOf(unmarked);
  const ofOrganization = wordsOf(organization).filter(isSaying);
  return {
    all,
    audience: audienceOf(all),
    numbers: numbersOf(all),
    hours: hoursOf(unmarked),
    compounds: all.slice(1).map((word, i) => `${all[i]}${word}`),
    bound: all.slice(2).filter((_, i) => all[i] === 'of' && (all[i + 1] === 'the' || all[i + 1] === 'our')),
    organization: ofOrganization,
    organizationMarks: ofOrganization.filter(isNumberOrSide),
    organizationSpellings: spellingsOfOrganization(organization),
    capitals: capitalsOf(name),
    ...(cut && { cut }),
    spellings: spellingsOf(all),
    shorts: shortsOf(name, all),
    head: head.filter(isSaying),
    tail: tails.flat().filter((word) => isSaying(word) && word !== cut),
    unmarked,
    persons: personsIn(all),
    isOfFilm: isOfFilm(all),
  };
};

const spellingsOfOrganization = remembering((organization: string) => spellingsOf(wordsOf(organization)));
