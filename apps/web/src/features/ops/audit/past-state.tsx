import { useState } from 'react';
import {
  formatCount,
  formatNumber,
  isByResident,
  type MyAlmanacEvent,
  type PastState,
  PREFERENCE_FIELDS,
  type PreferenceField,
  preferenceFormatters,
  type UnappliedFact,
} from '#libs/contracts';
import { withUnbrokenTimes } from '../../../lib/unbroken-times';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import frame from '../frame/ops.module.css';
import { OpsSection } from '../frame/parts';
import styles from './audit.module.css';
import type { OnSearch } from './log-search';

type ChosenPreferences = NonNullable<PastState['then']>;

export const FactChanges = ({ at: { line, then, together }, onSearch }: { at: PastState; onSearch: OnSearch }) => (
  <OpsSection title="What changed">
    {then === null ? (
      <p className={frame.quiet}>This person was forgotten.</p>
    ) : then.changed.length === 0 ? (
      <p className={frame.quiet}>No preferences were changed.</p>
    ) : (
      <ul className={styles.changes}>
        {then.changed.flatMap(({ field, added, removed }) => [
          ...removed.map((words) => <ChangeItem key={`${field}-${words}`} kind="removed" words={words} />),
          ...added.map((words) => <ChangeItem key={`${field}+${words}`} kind="added" words={words} />),
        ])}
      </ul>
    )}
    {line && (
      <p className={styles.by}>
        By {isByResident(line) ? `the ${line.by} itself` : line.by}, command{' '}
        <SearchIdButton id={line.command} onClick={() => onSearch({ command: line.command })} />, request{' '}
        <SearchIdButton id={line.correlation} onClick={() => onSearch({ correlation: line.correlation })} />.
        {together.length > 0 && ` Together with position ${together.map(formatNumber).join(', ')}.`}
      </p>
    )}
  </OpsSection>
);

const SearchIdButton = ({ id, onClick }: { id: string; onClick: () => void }) => (
  <button type="button" className={styles.id} title={id} onClick={onClick}>
    <span className="sr">search the log for </span>
    {shortenId(id)}
  </button>
);

const shortenId = (id: string) => (id.length > 12 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id);

const ChangeItem = ({ kind, words }: { kind: 'added' | 'removed'; words: string }) => (
  <li data-kind={kind}>
    <Icon name={kind === 'added' ? 'plus' : 'minus'} size={16} />
    <span className="sr">{kind}: </span>
    {kind === 'added' ? <ins>{words}</ins> : <del>{words}</del>}
  </li>
);

const FIELD_NAMES: Readonly<Record<PreferenceField, string>> = {
  followedOrganizations: 'Followed organizations',
  followedSubcalendars: 'Followed subcalendars',
  savedEvents: 'Saved events',
  collectionDistrict: 'Collection district',
  texts: 'Text messages',
  phone: 'Phone number',
  subscribed: 'Subscription',
  browsers: 'Browsers',
  ownEvents: 'Own events',
};

export const PastPreferencesSection = ({ then, onFact }: { then: ChosenPreferences; onFact: (fact: number) => void }) => (
  <OpsSection title="Preferences at this instant">
    <UnappliedFacts then={then} onFact={onFact} />
    <dl className={styles.preferences}>
      {PREFERENCE_FIELDS.map((field) => {
        const { added = [], removed = [] } = then.changed.find((one) => one.field === field) ?? {};
        const words = preferenceFormatters[field](then.preferences);
        const stayed = words.filter((one) => !added.includes(one));
        return (
          <div key={field}>
            <dt>{FIELD_NAMES[field]}</dt>
            <dd>
              {words.length + removed.length === 0 ? (
                'None'
              ) : (
                <ul>
                  {stayed.map((one) => (
                    <li key={one}>{withUnbrokenTimes(one)}</li>
                  ))}
                  {added.map((one) => (
                    <ChangeItem key={`+${one}`} kind="added" words={one} />
                  ))}
                  {removed.map((one) => (
                    <ChangeItem key={`-${one}`} kind="removed" words={one} />
                  ))}
                </ul>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  </OpsSection>
);

type Props = { then: NonNullable<PastState['then']>; onFact: (fact: number) => void };

const UnappliedFacts = ({ then: { parked, skipped }, onFact }: Props) => (
  <>
    {parked && (
      <p className={frame.refused}>
        Not updated since <FactButton unapplied={parked} onFact={onFact} />, which could not be processed: {parked.reason}
      </p>
    )}
    {skipped.map((skippedFact) => (
      <p key={skippedFact.fact} className={frame.quiet}>
        Without <FactButton unapplied={skippedFact} onFact={onFact} />, which an operator skipped: {skippedFact.reason}
      </p>
    ))}
  </>
);

const FactButton = ({ unapplied: { fact }, onFact }: { unapplied: UnappliedFact; onFact: Props['onFact'] }) => (
  <button type="button" className={styles.id} onClick={() => onFact(fact)}>
    fact {fact}
  </button>
);

const FIRST_EVENTS = 12;

/** Own events are encrypted and left out. */
export const PastMyAlmanac = ({ then: { feed, fed, unfed } }: { then: ChosenPreferences }) => {
  const [isWhole, setWhole] = useState(false);
  const isNew = new Set(fed.map(({ id }) => id));
  const stayed = feed.filter(({ id }) => !isNew.has(id));
  const shownEvents = isWhole ? stayed : stayed.slice(0, FIRST_EVENTS);
  return (
    <OpsSection title="My Almanac at this instant">
      <p className={styles.by}>
        {formatCount(feed.length, 'event')}
        {fed.length > 0 && `, ${formatNumber(fed.length)} more by this fact`}
        {unfed.length > 0 && `, ${formatNumber(unfed.length)} fewer by this fact`}. Own events are encrypted and not among them.
      </p>
      <ul className={styles.feed}>
        {fed.slice(0, isWhole ? undefined : FIRST_EVENTS).map((event) => (
          <ChangeItem key={event.id} kind="added" words={formatEvent(event)} />
        ))}
        {unfed.slice(0, isWhole ? undefined : FIRST_EVENTS).map((event) => (
          <ChangeItem key={event.id} kind="removed" words={formatEvent(event)} />
        ))}
        {shownEvents.map((event) => (
          <li key={event.id}>{formatEvent(event)}</li>
        ))}
      </ul>
      {!isWhole && Math.max(fed.length, unfed.length, stayed.length) > FIRST_EVENTS && (
        <Button className={frame.small} onClick={() => setWhole(true)}>
          Show all
        </Button>
      )}
    </OpsSection>
  );
};

const formatEvent = ({ name, date, organization }: MyAlmanacEvent) => `${name}, ${date}, ${organization}`;
