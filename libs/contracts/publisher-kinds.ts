import type { Organization } from './organization';

export type PublisherKind = Readonly<{ all: string; one: string; isOne?: true }>;

export const findPublisherKinds = (
  organizations: readonly Pick<Organization, 'name' | 'category'>[],
  town: string,
): PublisherKind[] =>
  KINDS.flatMap(({ isOf, all, one, several }) => {
    const { length } = organizations.filter((organization) => isOf(organization, town));
    if (length === 0) return [];
    return several && length > 1
      ? [{ all: several, one: one.replace('the', 'a') }]
      : [{ all, one, ...(several && { isOne: true as const }) }];
  });

export const formatPublishing = (kinds: readonly PublisherKind[]): string => {
  const [only] = kinds;
  if (!only) return 'its organizations publish';
  return `${formatList(
    kinds.map(({ all }) => all),
    'and',
  )} ${kinds.length === 1 && only.isOne ? 'publishes' : 'publish'}`;
};

export const formatList = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

type NamedPublisher = Pick<Organization, 'name' | 'category'>;

type Kind = Readonly<{
  isOf: (publisher: NamedPublisher, town: string) => boolean;
  all: string;
  one: string;
  /** Plural, for kinds of which a town may have one or several. */
  several?: string;
}>;

const SCHOOL = /\b(?:schools?|academy|elementary|school district)\b/i;
const LIBRARY = /\blibrar(?:y|ies)\b/i;
const GOVERNMENT = /\b(?:township|town|city|borough|village|municipal\w*)\b/i;
const CLUB = /\b(?:clubs?|rotary|lions|kiwanis|society|league)\b/i;

const KINDS: readonly Kind[] = [
  {
    isOf: ({ name, category }, town) =>
      name.toLowerCase().includes(town.toLowerCase()) && GOVERNMENT.test(name) && /government|municipal/i.test(category),
    ...{ all: 'the town', one: 'the town', several: 'the town' },
  },
  { isOf: ({ name }) => SCHOOL.test(name), all: 'the schools', one: 'a school' },
  { isOf: ({ name }) => LIBRARY.test(name), all: 'the library', one: 'the library', several: 'the libraries' },
  { isOf: ({ category }) => /\bsports?\b/i.test(category), all: 'the teams', one: 'a team' },
  { isOf: ({ name, category }) => CLUB.test(name) || /\bclubs?\b/i.test(category), all: 'the clubs', one: 'a club' },
];
