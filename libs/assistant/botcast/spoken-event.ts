import { eventLink, isTentative, placeWords, type TownEvent, titleOf, unmarked } from '#libs/contracts';
import { spokenPlace, spokenWords } from './spoken-words';

/** Its name, leading to its page. */
export const spokenName = (event: TownEvent): string => eventLink({ id: event.id, name: spokenWords(titleOf(event)) });

export const spokenPublisher = ({ organization }: TownEvent): string =>
  unmarked(spokenWords(organization)) || 'A local organizer';

/** ', at Town Hall', ', which is not certain yet', or ''. Nobody is told twice that the library is in the library. */
export const spokenRest = (event: TownEvent): string => {
  const { organization, name } = event;
  const place = spokenPlace(placeWords(event));
  const isSaid = [organization, name].some((words) => spokenWords(words).toLowerCase().includes(place.toLowerCase()));
  return (place === '' || isSaid ? '' : `, at ${unmarked(place)}`) + (isTentative(event) ? ', which is not certain yet' : '');
};
