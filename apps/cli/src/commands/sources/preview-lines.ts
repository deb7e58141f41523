import { formatZoneDoubt } from '#api';
import { formatCount, type SourcePreview, type SourcePreviewEvent } from '#libs/contracts';

export const previewLines = (preview: SourcePreview): string[] => [...eventLines(preview), ...movedSourceLines(preview)];

const eventLines = ({ problem, next, upcoming, zoneSuspicion }: SourcePreview): string[] => {
  if (problem) return [`It cannot be loaded now: ${problem}`];
  if (next.length === 0) return ['It can be loaded, and has nothing to come.'];
  const heading =
    upcoming > next.length ? `The next ${next.length} of its ${formatCount(upcoming, 'event')}:` : 'Its next events:';
  return [heading, ...next.map(previewEventLine), ...(zoneSuspicion ? [formatZoneDoubt(zoneSuspicion)] : [])];
};

const movedSourceLines = ({ calendar, moves }: SourcePreview): string[] =>
  moves ? [`${calendar} is read at ${moves} until now, and is moved here. If this is another calendar, give it a --name.`] : [];

const previewEventLine = ({ name, date, time, location, isCancelled }: SourcePreviewEvent): string =>
  `  ${date}  ${[time, name, location, isCancelled && 'cancelled'].filter(Boolean).join(', ')}`;
