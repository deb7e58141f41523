import { useRef, useState } from 'react';
import { formatNumber, type OpsSource } from '#libs/contracts';
import { useToday, useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { formatShortInstant } from '../frame/instant-texts';
import styles from '../frame/ops.module.css';
import { StateLabel } from '../frame/parts';
import { ProgressBar } from '../frame/progress-bar';
import { SourceDetails, type SourcePanel } from './source-details';
import { displayedSourceStateOf, formatCheckStep, formatLastCheck } from './source-states';
import feeds from './sources.module.css';
import { useSetZone } from './use-set-zone';
import { useSourceAction, withErrorToast } from './use-sources';

export const SourceRow = ({ source }: { source: OpsSource }) => {
  const [openPanel, setOpenPanel] = useState<SourcePanel>();
  const fold = useRef<HTMLButtonElement>(null);
  const { timeZone } = useTown();
  const today = useToday();
  const { kind, word } = displayedSourceStateOf(source);
  const { name, organization, subOrganization, calendar, state, isTrouble, upcoming, report, advice } = source;
  const isAdvised = !source.checking && (isTrouble || state === 'nothing-to-come');
  const close = () => {
    setOpenPanel(undefined);
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
          {formatLastCheck(source, (instant) => formatShortInstant(timeZone, instant, today))}
        </td>
        <td data-label="Upcoming" data-number>
          {formatNumber(upcoming)}
        </td>
        <td data-state>
          <StateLabel kind={kind}>{word}</StateLabel>
        </td>
        <td className={feeds.report}>{formatCheckStep(source) ?? report}</td>
        <td data-actions>
          <div className={feeds.actions}>
            <MainAction source={source} onOpen={setOpenPanel} />
            <IconButton
              ref={fold}
              icon={openPanel ? 'up' : 'down'}
              label={`${openPanel ? 'Less' : 'More'} about ${name}`}
              aria-expanded={openPanel !== undefined}
              onClick={() => (openPanel ? close() : setOpenPanel('details'))}
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
            <CheckProgress source={source} />
          </td>
        </tr>
      )}
      {openPanel && (
        <tr data-more>
          <td colSpan={6}>
            <SourceDetails source={source} opened={openPanel} onOpen={setOpenPanel} onClose={close} />
          </td>
        </tr>
      )}
    </>
  );
};

type Props = { source: OpsSource; onOpen: (opened: SourcePanel) => void };

const MainAction = ({ source, onOpen }: Props) => {
  const { id, name, reason, isPaused, isTrouble, checking, heldBack, zoneSuspicion } = source;
  const sendAction = useSourceAction(id);
  const setZone = useSetZone(source);
  if (heldBack && reason === 'held-back') return <ActionButton words="Look…" name={name} onClick={() => onOpen('held-back')} />;
  if (zoneSuspicion && !isPaused)
    return <ActionButton words="Set zone" name={name} onClick={() => withErrorToast(setZone(zoneSuspicion.likely))} />;
  if (reason === 'night-starts') return <ActionButton words="Set zone…" name={name} onClick={() => onOpen('zone')} />;
  if (isPaused) return <ActionButton words="Resume" name={name} onClick={() => withErrorToast(sendAction('resume'))} />;
  return (
    <ActionButton
      words={isTrouble ? 'Try again' : 'Load now'}
      name={name}
      disabled={checking !== undefined}
      onClick={() => withErrorToast(sendAction('check'))}
    />
  );
};

type ActionButtonProps = { words: string; name: string; disabled?: boolean; onClick: () => void };

const ActionButton = ({ words, name, disabled = false, onClick }: ActionButtonProps) => (
  <Button
    className={styles.small}
    aria-label={`${words.replace('…', '')}: ${name}`}
    aria-disabled={disabled}
    onClick={() => !disabled && onClick()}
  >
    {words}
  </Button>
);

const CheckProgress = ({ source }: { source: OpsSource }) => {
  const { name, checking } = source;
  const done = checking?.step === 'recording' && checking.of > 0 ? Math.round((100 * checking.done) / checking.of) : undefined;
  return <ProgressBar label={`Loading ${name}`} percent={done} text={formatCheckStep(source)} />;
};
