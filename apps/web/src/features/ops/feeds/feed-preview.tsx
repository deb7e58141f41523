import { type AddressPreview, dayInYear } from '#libs/contracts';
import { useToday } from '../../../lib/use-town';
import { Breakable } from '../frame/breakable';
import feeds from './feeds.module.css';

/** What an address says, before it is added: its next events, or why there are none to show. */
export const FeedPreview = ({ preview }: { preview: AddressPreview }) => {
  const { calendar, moves, upcoming, next, problem, zoneSuspicion } = preview;
  const today = useToday();
  return (
    <section className={`${feeds.whole} ${feeds.preview}`} aria-label="What it says" role="status">
      <p>{problem ? `It cannot be loaded now: ${problem}` : headingOf(next.length, upcoming)}</p>
      {next.length > 0 && (
        <ol className={feeds.lines}>
          {next.map(({ name, date, time, location, isCancelled }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an address may say the same twice, and the list never changes.
            <li key={nth}>
              <b>{name}</b>
              <span>{[dayInYear(date, today), time, location, isCancelled && 'cancelled'].filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ol>
      )}
      {zoneSuspicion && <p>Its hours seem to be in {zoneSuspicion.likely}. Once it is loaded, one press sets that zone.</p>}
      <p>It will be called {calendar}.</p>
      {moves && (
        <p>
          Its organization has a calendar of that name, read at <Breakable address={moves} />. That one is moved here. If this is
          another calendar, give it a name of its own.
        </p>
      )}
    </section>
  );
};

const headingOf = (shown: number, upcoming: number): string => {
  if (shown === 0) return 'It can be loaded, and has nothing to come.';
  return upcoming > shown ? `The next ${shown} of its ${upcoming} events:` : 'Its next events:';
};
