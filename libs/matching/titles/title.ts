import { memoize } from '#libs/contracts';
import { type Audience, audienceOf } from '../audience';
import { stemOf } from '../forms';
import type { Spelling } from '../spelling';
import { wordsOf } from '../words';
import { type AgeRange, ageRangesIn, removeAges } from './ages';
import { isCutOffTitle } from './cut-title';
import { isFilmTitle } from './films';
import { findPersons, type Person } from './given-names';
import { capitalWordsIn, joinInitials, possibleInitialsIn, spellingsOf } from './initials';
import { isNumberOrSide, numbersIn } from './numbers';
import { type Teams, teamsIn } from './teams';
import { timesInTitle } from './times-in-title';
import { headAndTailsOf, isSignificant, normalizeTitle, titleWordsOf } from './title-words';

export type Title = Readonly<{
  all: readonly string[];
  audience: Audience;
  ages: readonly AgeRange[];
  numbers: readonly string[];
  hours: readonly string[];
  /** Two or three words that others write as one: 'clean-up', 'jog-a-thon'. */
  compounds: readonly string[];
  /** Words that are part of the subject here, though they name an organization elsewhere: the city in 'State of the City'. */
  bound: readonly string[];
  /** Before 'presents'. */
  presenter: readonly string[];
  organization: readonly string[];
  organizationStems: readonly string[];
  /** Its numbers and sides of the town: Troop 41, North High. */
  organizationMarks: readonly string[];
  organizationSpellings: readonly Spelling[];
  /** They may be initials of an organization. */
  capitals: readonly string[];
  cut?: string;
  spellings: readonly Spelling[];
  shorts: readonly string[];
  /** Before and after a colon, a dash or 'with'. */
  head: readonly string[];
  tail: readonly string[];
  /** After 'with', and in brackets. */
  details: readonly string[];
  /** Around 'vs.'. */
  teams: Teams;
  unmarked: string;
  persons: readonly Person[];
  isOfFilm: boolean;
}>;

/** Those in `all`, without the rest of a title. */
export const wordsOfTitle = memoize((name: string): readonly string[] => titleWordsOf(unmarkedOf(name)));

const unmarkedOf = (name: string) => joinInitials(removeAges(normalizeTitle(name)));

export const toTitle = (name: string, organization: string): Title => {
  const unmarked = unmarkedOf(name);
  const all = titleWordsOf(unmarked);
  const cut = isCutOffTitle(name) ? all.at(-1) : undefined;
  const [head = [], ...tails] = headAndTailsOf(unmarked);
  const ofOrganization = wordsOf(organization).filter(isSignificant);
  return {
    all,
    audience: audienceOf(all),
    ages: ageRangesIn(name),
    numbers: numbersIn(all),
    hours: timesInTitle(unmarked),
    compounds: [2, 3].flatMap((count) => all.slice(count - 1).map((_, i) => all.slice(i, i + count).join(''))),
    bound: all.slice(2).filter((_, i) => all[i] === 'of' && (all[i + 1] === 'the' || all[i + 1] === 'our')),
    presenter: titleWordsOf(PRESENTER.exec(unmarked)?.[1] ?? ''),
    organization: ofOrganization,
    organizationStems: ofOrganization.map(stemOf),
    organizationMarks: ofOrganization.filter(isNumberOrSide),
    organizationSpellings: spellingsOfOrganization(organization),
    capitals: capitalWordsIn(name),
    ...(cut && { cut }),
    spellings: spellingsOf(all),
    shorts: possibleInitialsIn(name, all),
    head: head.filter(isSignificant),
    tail: tails.flat().filter((word) => isSignificant(word) && word !== cut),
    details: [...unmarked.matchAll(DETAILS)].flatMap(([, ...details]) => titleWordsOf(details.find(Boolean) ?? '')),
    teams: teamsIn(unmarked),
    unmarked,
    persons: findPersons(all),
    isOfFilm: isFilmTitle(all),
  };
};

/** Behind 'with' are guests, but not in 'Cooking with herbs' and 'Gardening with Natives'. */
const DETAILS =
  /\s(?:[Ww]ith|[Ww]\/)\s(?=\p{Lu}|an?\s|the\s)(?!\p{L}+s$)(.+)$|\s(?:[Ff]eat\.?|[Ff]eaturing)\s(.+)$|\(([^)]*)\)/gu;

const PRESENTER = /^(.+?)\s+presents?\b/i;

const spellingsOfOrganization = memoize((organization: string) => spellingsOf(wordsOf(organization)));
