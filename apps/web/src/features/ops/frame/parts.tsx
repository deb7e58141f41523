import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../../ui/icon';
import styles from './ops.module.css';

/** A part of a tab under its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
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

/** The few numbers that stand above everything, red only where somebody must act. */
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

/** How something is doing, in a word and a sign. */
export const State = ({ kind, children }: { kind: StateKind; children: ReactNode }) => (
  <span className={styles.state} data-kind={kind}>
    <Icon name={SIGNS[kind]} size={18} />
    {children}
  </span>
);

const SIGNS: Readonly<Record<StateKind, IconName>> = { ok: 'check', idle: 'clock', run: 'refresh', bad: 'alert' };
