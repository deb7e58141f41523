import { useRef, useState } from 'react';
import type { OpsSource } from '#libs/contracts';
import { useToday, useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { counted } from '../frame/counting';
import { shortMoment } from '../frame/moments';
import styles from '../frame/ops.module.css';
import { State } from '../frame/parts';
import { ProgressBar } from '../frame/progress-bar';
import { FeedDetails, type Opened } from './feed-details';
import feeds from './feeds.module.css';
import { loadedWords, stateOf, stepWords } from './states';
import { orSay, useTell } from './use-feeds';
import { useSetZone } from './use-set-zone';

/** One source, and unfolded all that can be done about it. */
export const FeedRow = ({ source }: { source: OpsSource }) => {
  const [opened, setOpened] = useState<Opened>();
  const fold = useRef<HTMLButtonElement>(null);
  const { timeZone } = useTown();
  const today = useToday();
  const { kind, word } = stateOf(source);
  const { name, organization, subOrganization, calendar, state, isTrouble, upcoming, report, advice } = source;
  const isAdvised = !source.checking && (isTrouble || state === 'nothing-to-come');
  const close = () => {
    setOpened(undefined);
    fold.current?.focus();
  };
  return (
    <>
      <tr>
        <th scope="row">
          {organization}
          <span className={feeds.sub}>{[subOrganization, calendar].filter(Boolean).join(', ')}</span>
        </th>
        <td data-label={state === 'failing' ? '' : 'Last load'}>
          {loadedWords(source, (instant) => shortMoment(timeZone, instant, today))}
        </td>
        <td data-label="Upcoming" data-number>
          {counted(upcoming)}
        </td>
        <td data-state>
          <State kind={kind}>{word}</State>
        </td>
        <td className={feeds.report}>{stepWords(source) ?? report}</td>
        <td data-actions>
          <div className={feeds.actions}>
            <MainDeed source={source} onOpen={setOpened} />
            <IconButton
              ref={fold}
              icon={opened ? 'up' : 'down'}
              label={`${opened ? 'Less' : 'More'} about ${name}`}
              aria-expanded={opened !== undefined}
              onClick={() => (opened ? close() : setOpened('details'))}
            />
          </div>
        </td>
      </tr>
      {isAdvised && (
        <tr data-more>
          <td colSpan={6} className={feeds.advice}>
            {advice}
          </td>
        </tr>
      )}
      {source.checking && (
        <tr data-more>
          <td colSpan={6}>
            <Progress source={source} />
          </td>
        </tr>
      )}
      {opened && (
        <tr data-more>
          <td colSpan={6}>
            <FeedDetails source={source} opened={opened} onOpen={setOpened} onClose={close} />
          </td>
        </tr>
      )}
    </>
  );
};

type Props = { source: OpsSource; onOpen: (opened: Opened) => void };

/** What is most likely wanted of a source as it is now. */
const MainDeed = ({ source, onOpen }: Props) => {
  const { id, name, reason, isPaused, isTrouble, checking, heldBack, zoneSuspicion } = source;
  const tell = useTell(id);
  const setZone = useSetZone(source);
  if (heldBack && reason === 'held-back') return <Deed words="Look…" name={name} onClick={() => onOpen('held-back')} />;
  if (zoneSuspicion && !isPaused)
    return <Deed words="Set zone" name={name} onClick={() => orSay(setZone(zoneSuspicion.likely))} />;
  if (reason === 'night-starts') return <Deed words="Set zone…" name={name} onClick={() => onOpen('zone')} />;
  if (isPaused) return <Deed words="Resume" name={name} onClick={() => orSay(tell('resume'))} />;
  return (
    <Deed
      words={isTrouble ? 'Try again' : 'Load now'}
      name={name}
      disabled={checking !== undefined}
      onClick={() => orSay(tell('check'))}
    />
  );
};

type DeedProps = { words: string; name: string; disabled?: boolean; onClick: () => void };

const Deed = ({ words, name, disabled = false, onClick }: DeedProps) => (
  <Button
    className={styles.small}
    aria-label={`${words.replace('…', '')}: ${name}`}
    aria-disabled={disabled}
    onClick={() => !disabled && onClick()}
  >
    {words}
  </Button>
);

const Progress = ({ source }: { source: OpsSource }) => {
  const { name, checking } = source;
  const done = checking?.step === 'recording' && checking.of > 0 ? Math.round((100 * checking.done) / checking.of) : undefined;
  return <ProgressBar label={`Loading ${name}`} percent={done} text={stepWords(source)} />;
};
