import { escapeMarks, formatPlace, isTentative, type TownEvent, titleOf, toEventLink } from '#libs/contracts';
import { toSpokenPlace, toSpokenText } from './spoken-text';

export const spokenNameOf = (event: TownEvent): string => toEventLink({ id: event.id, name: toSpokenText(titleOf(event)) });

export const spokenPublisherOf = ({ organization }: TownEvent): string =>
  escapeMarks(toSpokenText(organization)) || 'A local organizer';

/** ', at Town Hall', ', which is not certain yet', or ''. A place that is part of the organization or name is not repeated. */
export const spokenDetailsOf = (event: TownEvent): string => {
  const { organization, name } = event;
  const place = toSpokenPlace(formatPlace(event));
  const isSaid = [organization, name].some((words) => toSpokenText(words).toLowerCase().includes(place.toLowerCase()));
  return (place === '' || isSaid ? '' : `, at ${escapeMarks(place)}`) + (isTentative(event) ? ', which is not certain yet' : '');
};
