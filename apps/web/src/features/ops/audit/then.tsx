import { useState } from 'react';
import {
  type FedEvent,
  type HeldFact,
  type HistoryAt,
  isThemselves,
  PREFERENCE_FIELDS,
  type PreferenceField,
  preferenceWords,
} from '#libs/contracts';
import { unbroken } from '../../../lib/unbroken';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { counted, several } from '../frame/counting';
import frame from '../frame/ops.module.css';
import { Section } from '../frame/parts';
import styles from './audit.module.css';
import type { OnSearch } from './log-search';

type Then = NonNullable<HistoryAt['then']>;

/** What the chosen fact changed, and who did it by what. */
export const WhatChanged = ({ at: { line, then, together }, onSearch }: { at: HistoryAt; onSearch: OnSearch }) => (
  <Section title="What changed">
    {then === null ? (
      <p className={frame.quiet}>This person was forgotten.</p>
    ) : then.changed.length === 0 ? (
      <p className={frame.quiet}>No preferences were changed.</p>
    ) : (
      <ul className={styles.changes}>
        {then.changed.flatMap(({ field, added, removed }) => [
          ...removed.map((words) => <Change key={`${field}-${words}`} kind="removed" words={words} />),
          ...added.map((words) => <Change key={`${field}+${words}`} kind="added" words={words} />),
        ])}
      </ul>
    )}
    {line && (
      <p className={styles.by}>
        By {isThemselves(line) ? `the ${line.by} itself` : line.by}, command{' '}
        <Id id={line.command} onClick={() => onSearch({ command: line.command })} />, request{' '}
        <Id id={line.correlation} onClick={() => onSearch({ correlation: line.correlation })} />.
        {together.length > 0 && ` Together with position ${together.map(counted).join(', ')}.`}
      </p>
    )}
  </Section>
);

/** Whoever wants to know what else was recorded by it is led there. */
const Id = ({ id, onClick }: { id: string; onClick: () => void }) => (
  <button type="button" className={styles.id} title={id} onClick={onClick}>
    <span className="sr">search the log for </span>
    {short(id)}
  </button>
);

const short = (id: string) => (id.length > 12 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id);

const Change = ({ kind, words }: { kind: 'added' | 'removed'; words: string }) => (
  <li data-kind={kind}>
    <Icon name={kind === 'added' ? 'plus' : 'minus'} size={16} />
    <span className="sr">{kind}: </span>
    {kind === 'added' ? <ins>{words}</ins> : <del>{words}</del>}
  </li>
);

const LABELS: Readonly<Record<PreferenceField, string>> = {
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

/** As they stood, with what came and what went. */
export const Preferences = ({ then, onFact }: { then: Then; onFact: (fact: number) => void }) => (
  <Section title="Preferences at this instant">
    <Held then={then} onFact={onFact} />
    <dl className={styles.preferences}>
      {PREFERENCE_FIELDS.map((field) => {
        const { added = [], removed = [] } = then.changed.find((one) => one.field === field) ?? {};
        const words = preferenceWords[field](then.preferences);
        const stayed = words.filter((one) => !added.includes(one));
        return (
          <div key={field}>
            <dt>{LABELS[field]}</dt>
            <dd>
              {words.length + removed.length === 0 ? (
                'None'
              ) : (
                <ul>
                  {stayed.map((one) => (
                    <li key={one}>{unbroken(one)}</li>
                  ))}
                  {added.map((one) => (
                    <Change key={`+${one}`} kind="added" words={one} />
                  ))}
                  {removed.map((one) => (
                    <Change key={`-${one}`} kind="removed" words={one} />
                  ))}
                </ul>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  </Section>
);

type Props = { then: NonNullable<HistoryAt['then']>; onFact: (fact: number) => void };

/** Which facts the preferences do not tell, and why. */
const Held = ({ then: { parked, skipped }, onFact }: Props) => (
  <>
    {parked && (
      <p className={frame.refused}>
        Not updated since <ToFact held={parked} onFact={onFact} />, which could not be processed: {parked.reason}
      </p>
    )}
    {skipped.map((held) => (
      <p key={held.fact} className={frame.quiet}>
        Without <ToFact held={held} onFact={onFact} />, which an operator skipped: {held.reason}
      </p>
    ))}
  </>
);

const ToFact = ({ held: { fact }, onFact }: { held: HeldFact; onFact: Props['onFact'] }) => (
  <button type="button" className={styles.id} onClick={() => onFact(fact)}>
    fact {fact}
  </button>
);

/** Shown before somebody asks for all. */
const FIRST = 12;

/** What My Almanac showed; own events, which are encrypted, are not among them. */
export const Feed = ({ then: { feed, fed, unfed } }: { then: Then }) => {
  const [isWhole, setWhole] = useState(false);
  const isNew = new Set(fed.map(({ id }) => id));
  const stayed = feed.filter(({ id }) => !isNew.has(id));
  const shown = isWhole ? stayed : stayed.slice(0, FIRST);
  return (
    <Section title="Feed at this instant">
      <p className={styles.by}>
        {several(feed.length, 'event')}
        {fed.length > 0 && `, ${counted(fed.length)} more by this fact`}
        {unfed.length > 0 && `, ${counted(unfed.length)} fewer by this fact`}. Own events are encrypted and not among them.
      </p>
      <ul className={styles.feed}>
        {fed.slice(0, isWhole ? undefined : FIRST).map((event) => (
          <Change key={event.id} kind="added" words={wordsOf(event)} />
        ))}
        {unfed.slice(0, isWhole ? undefined : FIRST).map((event) => (
          <Change key={event.id} kind="removed" words={wordsOf(event)} />
        ))}
        {shown.map((event) => (
          <li key={event.id}>{wordsOf(event)}</li>
        ))}
      </ul>
      {!isWhole && Math.max(fed.length, unfed.length, stayed.length) > FIRST && (
        <Button className={frame.small} onClick={() => setWhole(true)}>
          Show all
        </Button>
      )}
    </Section>
  );
};

const wordsOf = ({ name, date, organization }: FedEvent) => `${name}, ${date}, ${organization}`;
