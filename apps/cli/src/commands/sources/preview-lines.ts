import { formatZoneDoubt } from '#api';
import { formatCount, type SourcePreview, type SourcePreviewEvent } from '#libs/contracts';

export const previewLines = (preview: SourcePreview): string[] => [...eventLines(preview), ...movedSourceLines(preview)];

const eventLines = ({ problem, next, upcoming, zoneSuspicion }: SourcePreview): string[] => {
  if (problem) return [`Almanac cannot read this calendar now: ${problem}`];
  if (next.length === 0) return ['Almanac can read this calendar, but it has no upcoming events.'];
  const heading =
    upcoming > next.length ? `The next ${next.length} of its ${formatCount(upcoming, 'event')}:` : 'Its next events:';
  return [heading, ...next.map(previewEventLine), ...(zoneSuspicion ? [formatZoneDoubt(zoneSuspicion)] : [])];
};

const movedSourceLines = ({ calendar, moves }: SourcePreview): string[] =>
  moves
    ? [
        `${calendar} has been read from ${moves} until now and moves to this address. If this is another calendar, give it a --name.`,
      ]
    : [];

const previewEventLine = ({ name, date, time, location, isCancelled }: SourcePreviewEvent): string =>
  `  ${date}  ${[time, name, location, isCancelled && 'cancelled'].filter(Boolean).join(', ')}`;
