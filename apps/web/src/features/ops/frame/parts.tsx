import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../../ui/icon';
import styles from './ops.module.css';

export const OpsSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
};

type Figure = { label: string; value: string; unit?: string; isBad?: boolean };

/** Red means that an operator must act. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ label, value, unit, isBad }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd data-bad={isBad || undefined}>
          {value}
          {unit && <span> {unit}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

export type StateKind = 'ok' | 'idle' | 'run' | 'bad';

export const StateLabel = ({ kind, children }: { kind: StateKind; children: ReactNode }) => (
  <span className={styles.state} data-kind={kind}>
    <Icon name={STATE_ICONS[kind]} size={18} />
    {children}
  </span>
);

const STATE_ICONS: Readonly<Record<StateKind, IconName>> = { ok: 'check', idle: 'clock', run: 'refresh', bad: 'alert' };
