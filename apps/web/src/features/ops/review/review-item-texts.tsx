import type { ReactNode } from 'react';
import { Link } from 'wouter';
import {
  capitalize,
  type Day,
  eventPathOf,
  formatCertainty,
  formatDateInYear,
  formatInstant,
  formatTimeRange,
  isDay,
  type ReportedIssue,
  type ReviewDecision,
  type ReviewItem,
  type ReviewVersion,
  type SuggestedEvent,
} from '#libs/contracts';
import { useToday, useTown } from '../../../lib/use-town';
import styles from './review.module.css';

type Props = { item: ReviewItem; titleId: string; title: string };

export const ReviewItemTexts = ({ item, titleId, title }: Props) => (
  <>
    <h3 id={titleId}>{title}</h3>
    {item.kind === 'suggestion' && <SuggestionTexts words={item.words} isKnown={item.isKnown} at={item.at} />}
    {item.kind === 'report' && <ReportTexts words={item.words} event={item.event} at={item.at} />}
    {item.kind === 'merge' && <MergeTexts rule={item.rule} score={item.score} tellings={item.tellings} />}
    {item.decided && <DecisionLine decided={item.decided} />}
  </>
);

const UNREADABLE_SUGGESTION_TEXT = 'This text can no longer be decrypted.';
const UNREADABLE_REPORT_TEXT = 'This text cannot be shown: its key was deleted, or its event is private by now.';

const useFormattedInstant = (instant: string) => {
  const { timeZone } = useTown();
  return formatInstant(timeZone, instant, useToday());
};

const QuietLine = ({ children }: { children: ReactNode }) => <p className={styles.quiet}>{children}</p>;

const SuggestionTexts = ({ words, isKnown, at }: { words: SuggestedEvent | undefined; isKnown: boolean; at: string }) => {
  const moment = useFormattedInstant(at);
  if (!words) return <QuietLine>{UNREADABLE_SUGGESTION_TEXT}</QuietLine>;
  const { organization, time = '', location, address, description, contactName, contactEmail } = words;
  const by = [contactName, contactEmail].filter(Boolean).join(', ');
  return (
    <>
      <p>{[organization, formatTimeRange({ time }), location, address].filter(Boolean).join(', ')}</p>
      {!isKnown && <p className={styles.bad}>No organization of the town is called “{organization}”.</p>}
      {description && <p className={styles.said}>{description}</p>}
      <QuietLine>
        Suggested {moment}, {by ? `by ${by}` : 'no name left'}
      </QuietLine>
    </>
  );
};

const ReportTexts = ({ words, event, at }: { words: ReportedIssue | undefined; event: number | undefined; at: string }) => {
  const moment = useFormattedInstant(at);
  const today = useToday();
  if (!words) return <QuietLine>{UNREADABLE_REPORT_TEXT}</QuietLine>;
  const { organization, date, time, location } = words.event;
  return (
    <>
      <p>{[organization, isDay(date) ? formatDateInYear(date, today) : date, time, location].filter(Boolean).join(', ')}</p>
      <p className={styles.said}>“{words.issue}”</p>
      <QuietLine>
        Reported {moment}
        {event !== undefined && (
          <>
            {' · '}
            <Link href={`/event/${event}`}>Open the event</Link>
          </>
        )}
      </QuietLine>
    </>
  );
};

type MergeEvidence = { rule: string; score: number; tellings: [ReviewVersion, ReviewVersion] };

const MergeTexts = ({ rule, score, tellings }: MergeEvidence) => {
  const today = useToday();
  return (
    <>
      <QuietLine>
        Merged by a rule, {formatCertainty(score)}: {rule}
      </QuietLine>
      <table className={styles.evidence}>
        <thead>
          <tr>
            <td />
            {tellings.map(({ id, source }) => (
              <th key={id} scope="col">
                <Link href={eventPathOf({ id })}>{source}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVIDENCE_ROWS.map(([words, format]) => {
            const [one, other] = tellings.map((telling) => format(telling, today)) as [string, string];
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

const EVIDENCE_ROWS: readonly [string, (telling: ReviewVersion, today: Day) => string][] = [
  ['Name', ({ name }) => name],
  ['When', ({ date, time }, today) => [isDay(date) ? formatDateInYear(date, today) : date, time].filter(Boolean).join(', ')],
  ['Where', ({ location, address }) => [location, address].filter(Boolean).join(', ')],
  ['State', ({ status }) => status],
];

const DecisionLine = ({ decided: { as, at, by, reason, event } }: { decided: ReviewDecision }) => {
  const moment = useFormattedInstant(at);
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
