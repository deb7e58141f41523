import type { ReactNode } from 'react';
import { Link } from 'wouter';
import {
  capitalize,
  certaintyWords,
  type Day,
  dayInYear,
  eventPath,
  isDay,
  momentWords,
  type ReportedWords,
  type ReviewDecision,
  type ReviewItem,
  type ReviewTelling,
  type SuggestedWords,
  timeRange,
} from '#libs/contracts';
import { useToday, useTown } from '../../../lib/use-town';
import styles from './review.module.css';

type Props = { item: ReviewItem; titleId: string; title: string };

/** What whoever decides has to read. */
export const Words = ({ item, titleId, title }: Props) => (
  <>
    <h3 id={titleId}>{title}</h3>
    {item.kind === 'suggestion' && <Suggested words={item.words} isKnown={item.isKnown} at={item.at} />}
    {item.kind === 'report' && <Reported words={item.words} event={item.event} at={item.at} />}
    {item.kind === 'merge' && <Merged rule={item.rule} score={item.score} tellings={item.tellings} />}
    {item.decided && <Decided decided={item.decided} />}
  </>
);

const UNREADABLE = 'This text can no longer be decrypted.';

const useMoment = (instant: string) => {
  const { timeZone } = useTown();
  return momentWords(timeZone, instant, useToday());
};

const Quiet = ({ children }: { children: ReactNode }) => <p className={styles.quiet}>{children}</p>;

const Suggested = ({ words, isKnown, at }: { words: SuggestedWords | undefined; isKnown: boolean; at: string }) => {
  const moment = useMoment(at);
  if (!words) return <Quiet>{UNREADABLE}</Quiet>;
  const { organization, time = '', location, address, description, contactName, contactEmail } = words;
  const by = [contactName, contactEmail].filter(Boolean).join(', ');
  return (
    <>
      <p>{[organization, timeRange({ time }), location, address].filter(Boolean).join(', ')}</p>
      {!isKnown && <p className={styles.bad}>No organization of the town is called “{organization}”.</p>}
      {description && <p className={styles.said}>{description}</p>}
      <Quiet>
        Suggested {moment}, {by ? `by ${by}` : 'no name left'}
      </Quiet>
    </>
  );
};

const Reported = ({ words, event, at }: { words: ReportedWords | undefined; event: number | undefined; at: string }) => {
  const moment = useMoment(at);
  const today = useToday();
  if (!words) return <Quiet>{UNREADABLE}</Quiet>;
  const { organization, date, time, location } = words.event;
  return (
    <>
      <p>{[organization, isDay(date) ? dayInYear(date, today) : date, time, location].filter(Boolean).join(', ')}</p>
      <p className={styles.said}>“{words.issue}”</p>
      <Quiet>
        Reported {moment}
        {event !== undefined && (
          <>
            {' · '}
            <Link href={`/event/${event}`}>Open the event</Link>
          </>
        )}
      </Quiet>
    </>
  );
};

type Evidence = { rule: string; score: number; tellings: [ReviewTelling, ReviewTelling] };

const Merged = ({ rule, score, tellings }: Evidence) => {
  const today = useToday();
  return (
    <>
      <Quiet>
        Merged by a rule, {certaintyWords(score)}: {rule}
      </Quiet>
      <table className={styles.evidence}>
        <thead>
          <tr>
            <td />
            {tellings.map(({ id, source }) => (
              <th key={id} scope="col">
                <Link href={eventPath({ id })}>{source}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVIDENCE.map(([words, told]) => {
            const [one, other] = tellings.map((telling) => told(telling, today)) as [string, string];
            if (one === other && (!one || words === 'State')) return null;
            return (
              <tr key={words} data-differs={one !== other || undefined}>
                <th scope="row">{words}</th>
                <td>{one || 'not said'}</td>
                <td>{other || 'not said'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
};

const EVIDENCE: readonly [string, (telling: ReviewTelling, today: Day) => string][] = [
  ['Name', ({ name }) => name],
  ['When', ({ date, time }, today) => [isDay(date) ? dayInYear(date, today) : date, time].filter(Boolean).join(', ')],
  ['Where', ({ location, address }) => [location, address].filter(Boolean).join(', ')],
  ['State', ({ status }) => status],
];

const Decided = ({ decided: { as, at, by, reason, event } }: { decided: ReviewDecision }) => {
  const moment = useMoment(at);
  return (
    <p className={styles.decided}>
      <b>{capitalize(as)}</b> {moment}, by {by}
      {reason && `: ${reason}`}
      {event !== undefined && (
        <>
          {' · '}
          <Link href={`/event/${event}`}>Open the event</Link>
        </>
      )}
    </p>
  );
};
