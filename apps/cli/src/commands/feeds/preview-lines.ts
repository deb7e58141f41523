import { type AddressPreview, countedWords, type PreviewLine } from '#libs/contracts';
import { zoneDoubt } from '../../../../api/src/sources/source-report';

/** What an address says before it is added: its next events, or why there are none to show. */
export const previewLines = (preview: AddressPreview): string[] => [...eventLines(preview), ...moveLines(preview)];

const eventLines = ({ problem, next, upcoming, zoneSuspicion }: AddressPreview): string[] => {
  if (problem) return [`It cannot be loaded now: ${problem}`];
  if (next.length === 0) return ['It can be loaded, and has nothing to come.'];
  const heading =
    upcoming > next.length ? `The next ${next.length} of its ${countedWords(upcoming, 'event')}:` : 'Its next events:';
  return [heading, ...next.map(lineOf), ...(zoneSuspicion ? [zoneDoubt(zoneSuspicion)] : [])];
};

const moveLines = ({ calendar, moves }: AddressPreview): string[] =>
  moves ? [`${calendar} is read at ${moves} until now, and is moved here. If this is another calendar, give it a --name.`] : [];

const lineOf = ({ name, date, time, location, isCancelled }: PreviewLine): string =>
  `  ${date}  ${[time, name, location, isCancelled && 'cancelled'].filter(Boolean).join(', ')}`;
