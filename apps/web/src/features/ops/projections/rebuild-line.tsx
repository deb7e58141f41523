import type { ReactNode } from 'react';
import type { ProjectionStanding, RebuildOutcome, RebuildStanding } from '#libs/contracts';
import { Button } from '../../../ui/button';
import { several } from '../frame/counting';
import styles from '../frame/ops.module.css';
import { ProgressBar } from '../frame/progress-bar';
import { sayRefused } from '../frame/say-refused';
import { dismiss } from './calls';
import page from './projections.module.css';
import type { Asked } from './rebuild-dialogs';
import { outcomeText, progressText } from './words';

type Props = { one: ProjectionStanding; rebuild: RebuildStanding; onAsk: (about: Asked['about']) => void };

/** How far a rebuild is, or what came of it, below the row of what it is a rebuild of. */
export const RebuildLine = ({ one, rebuild, onAsk }: Props) => {
  const { state, dryRun, outcome } = rebuild;
  if (state === 'asked') return <p className={page.said}>The rebuild starts as soon as a projector is free.</p>;
  if (state === 'folding' || state === 'comparing') return <Bar one={one} rebuild={rebuild} />;
  if (outcome && !dryRun)
    return (
      <Said words={`The new build is ready. ${outcomeText(outcome)}`} outcome={outcome}>
        <Button className={styles.small} variant="filled" aria-label={`Promote ${one.name}`} onClick={() => onAsk('promote')}>
          Promote…
        </Button>
        <Button className={styles.small} aria-label={`Discard the new build of ${one.name}`} onClick={() => onAsk('stop')}>
          Discard…
        </Button>
      </Said>
    );
  return (
    <Said words={ended(rebuild)} outcome={outcome}>
      <Button
        className={styles.small}
        aria-label={`Dismiss the result for ${one.name}`}
        onClick={() => void dismiss(one.name).catch(sayRefused)}
      >
        Dismiss
      </Button>
    </Said>
  );
};

const ended = ({ state, outcome, failure }: RebuildStanding): string =>
  state === 'failed'
    ? `The rebuild failed: ${failure}`
    : outcome
      ? `Dry run: ${outcomeText(outcome)} Nothing was changed.`
      : 'The rebuild was stopped.';

const Bar = ({ one: { name, version }, rebuild: { state, progress } }: Omit<Props, 'onAsk'>) => {
  const percent = Math.floor(100 * (progress?.share ?? 0));
  return (
    <div className={page.progress}>
      <ProgressBar label={`Rebuild of ${name}`} percent={percent} />
      <p className={page.said}>
        <b>{percent} %</b>{' '}
        {state === 'comparing'
          ? `Comparing it with the live documents. v${version} serves until the switch.`
          : progress && progressText(progress, version)}
      </p>
    </div>
  );
};

type SaidProps = { words: string; outcome: RebuildOutcome | undefined; children: ReactNode };

const Said = ({ words, outcome, children }: SaidProps) => (
  <div className={page.outcome}>
    <p className={page.said}>{words}</p>
    {outcome && outcome.differing > 0 && (
      <p className={page.keys}>
        Differing: {outcome.differingKeys.join(', ')}
        {outcome.differing > outcome.differingKeys.length &&
          ` and ${several(outcome.differing - outcome.differingKeys.length, 'other')}`}
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
