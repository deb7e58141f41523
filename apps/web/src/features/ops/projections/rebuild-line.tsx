import type { ReactNode } from 'react';
import { formatCount, type ProjectionStatus, type RebuildOutcome, type RebuildStatus } from '#libs/contracts';
import { Button } from '../../../ui/button';
import styles from '../frame/ops.module.css';
import { ProgressBar } from '../frame/progress-bar';
import { showErrorToast } from '../frame/show-error-toast';
import { dismissRebuild } from './projection-calls';
import { formatOutcome, formatProgress } from './projection-texts';
import page from './projections.module.css';
import type { RebuildDialogRequest } from './rebuild-dialogs';

type Props = { projection: ProjectionStatus; rebuild: RebuildStatus; onAsk: (about: RebuildDialogRequest['about']) => void };

export const RebuildLine = ({ projection, rebuild, onAsk }: Props) => {
  const { state, dryRun, outcome } = rebuild;
  if (state === 'asked') return <p className={page.said}>The rebuild starts as soon as a projector is free.</p>;
  if (state === 'folding' || state === 'comparing') return <RebuildProgressBar projection={projection} rebuild={rebuild} />;
  if (outcome && !dryRun)
    return (
      <RebuildResult words={`The new build is ready. ${formatOutcome(outcome)}`} outcome={outcome}>
        <Button
          className={styles.small}
          variant="filled"
          aria-label={`Promote ${projection.name}`}
          onClick={() => onAsk('promote')}
        >
          Promote…
        </Button>
        <Button className={styles.small} aria-label={`Discard the new build of ${projection.name}`} onClick={() => onAsk('stop')}>
          Discard…
        </Button>
      </RebuildResult>
    );
  return (
    <RebuildResult words={formatResult(rebuild)} outcome={outcome}>
      <Button
        className={styles.small}
        aria-label={`Dismiss the result for ${projection.name}`}
        onClick={() => void dismissRebuild(projection.name).catch(showErrorToast)}
      >
        Dismiss
      </Button>
    </RebuildResult>
  );
};

const formatResult = ({ state, outcome, failure }: RebuildStatus): string =>
  state === 'failed'
    ? `The rebuild failed: ${failure}`
    : outcome
      ? `Dry run: ${formatOutcome(outcome)} Nothing was changed.`
      : 'The rebuild was stopped.';

const RebuildProgressBar = ({ projection: { name, version }, rebuild: { state, progress } }: Omit<Props, 'onAsk'>) => {
  const percent = Math.floor(100 * (progress?.share ?? 0));
  return (
    <div className={page.progress}>
      <ProgressBar label={`Rebuild of ${name}`} percent={percent} />
      <p className={page.said}>
        <b>{percent} %</b>{' '}
        {state === 'comparing'
          ? `Comparing it with the live documents. v${version} serves until the switch.`
          : progress && formatProgress(progress, version)}
      </p>
    </div>
  );
};

type RebuildResultProps = { words: string; outcome: RebuildOutcome | undefined; children: ReactNode };

const RebuildResult = ({ words, outcome, children }: RebuildResultProps) => (
  <div className={page.outcome}>
    <p className={page.said}>{words}</p>
    {outcome && outcome.differing > 0 && (
      <p className={page.keys}>
        Differing: {outcome.differingKeys.join(', ')}
        {outcome.differing > outcome.differingKeys.length &&
          ` and ${formatCount(outcome.differing - outcome.differingKeys.length, 'other')}`}
      </p>
    )}
    {outcome?.lackingKeys.map(({ key, reason }) => (
      <p key={key} className={page.keys}>
        {key}: {reason}
      </p>
    ))}
    <div className={styles.answers}>{children}</div>
  </div>
);
