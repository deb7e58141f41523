import { toComparableText } from './comparable-text';
import type { Subcalendar } from './organization';
import { type EventPublisher, publishersOf } from './publishers';
import type { TownEvent } from './town-event';

type OfferedSubcalendar = Pick<Subcalendar, 'id' | 'name' | 'titleWords'> & { organization: string };
type TitledEvent = Pick<TownEvent, 'name' | 'organization' | 'subOrganization' | 'category' | 'categories' | 'sources'>;

/** Ids of any publisher's subcalendars named like a sub-organization or category of the event, or with a title phrase. Case, accents and punctuation do not count. */
export const createSubcalendarMatcher = (subcalendars: readonly OfferedSubcalendar[]): ((event: TitledEvent) => number[]) => {
  const byOrganization = Map.groupBy(subcalendars.map(toComparableSubcalendar), ({ organization }) => organization);
  return (event) => {
    const ids = publishersOf(event).flatMap((teller) =>
      (byOrganization.get(teller.organization) ?? []).filter((one) => isOfSubcalendar(one, event, teller)).map(({ id }) => id),
    );
    return [...new Set(ids)];
  };
};

const toComparableSubcalendar = ({ id, organization, name, titleWords = [] }: OfferedSubcalendar) => ({
  ...{ id, organization, name: toComparableText(name).trim() },
  titleWords: titleWords.map(toSpacedWords).filter((words) => words.trim() !== ''),
});

/** Surrounds every word with spaces, so that phrases match whole words: 'Story-time!' becomes ' story time '. */
const toSpacedWords = (text: string): string => ` ${toComparableText(text).match(WORD_PATTERN)?.join(' ') ?? ''} `;

const WORD_PATTERN = /[\p{L}\p{M}\p{N}]+/gu;

const isOfSubcalendar = (
  { name, titleWords }: ReturnType<typeof toComparableSubcalendar>,
  event: TitledEvent,
  { subOrganization }: EventPublisher,
): boolean =>
  [subOrganization, event.category, ...(event.categories ?? [])].some((one) => one && toComparableText(one).trim() === name) ||
  (titleWords.length > 0 && hasAnyTitleWords(toSpacedWords(event.name), titleWords));

const hasAnyTitleWords = (title: string, titleWords: readonly string[]) => titleWords.some((words) => title.includes(words));
