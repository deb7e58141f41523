import type { ReactNode } from 'react';
import { formatCount, formatNumber, type KeyHistory } from '#libs/contracts';
import { IconButton } from '../../../ui/icon-button';
import { Range } from '../../../ui/range';
import { useInstantFormatter } from '../frame/instant-texts';
import styles from './scrubber.module.css';

type Props = {
  history: Pick<KeyHistory, 'facts' | 'months'>;
  step?: 'fact' | 'change';
  /** 0 is before the first fact. */
  fact: number;
  /** Set if an instant is selected that is no fact's. `fact` is then the last one before it. */
  instant: string | undefined;
  line: { time: string; position?: string } | null | undefined;
  onFact: (fact: number) => void;
  children: ReactNode;
};

const MAX_TICKS = 120;

export const Scrubber = ({ history: { facts, months }, step = 'fact', fact, instant, line, onFact, children }: Props) => {
  const textsOf = useInstantFormatter();
  const time = instant ?? line?.time;
  const moment = time === undefined ? undefined : textsOf(time);
  const isBetween = instant !== undefined;
  const toPercent = (one: number) => (facts === 1 ? 0 : ((Math.max(1, one) - 1) / (facts - 1)) * 100);
  const factBefore = isBetween ? fact : fact - 1;
  const place = `${formatNumber(fact)} of ${formatNumber(facts)}`;
  const steps = [
    { icon: 'skip', label: `First ${step}`, to: 1, isOff: fact === 1 && !isBetween, isFlipped: true },
    { icon: 'left', label: `Previous ${step}`, to: factBefore, isOff: factBefore < 1 },
    { icon: 'right', label: `Next ${step}`, to: fact + 1, isOff: fact === facts },
    { icon: 'skip', label: `Last ${step}`, to: facts, isOff: fact === facts && !isBetween },
  ] as const;
  return (
    <section className={styles.scrubber} aria-label={STEP_NAMES[step].all}>
      <div className={styles.head}>
        <p className={styles.day}>
          {moment && (
            <>
              <span>{moment.weekday.slice(0, 3)}</span>
              <b>{moment.day}</b>
              <span>
                {moment.month} {moment.year}
              </span>
            </>
          )}
        </p>
        <p className={styles.time} role="status">
          <b>{moment?.clock ?? '…'}</b>
          <span>
            {!isBetween
              ? `${STEP_NAMES[step].one} ${place}`
              : fact === 0
                ? `Before the first of ${formatCount(facts, step)}`
                : `After ${step} ${place}`}
            {line?.position && `, position ${formatNumber(line.position)}`}
          </span>
        </p>
        <div className={styles.steps}>
          {steps.map((one) => (
            <IconButton
              key={one.label}
              icon={one.icon}
              label={one.label}
              data-flipped={('isFlipped' in one && one.isFlipped) || undefined}
              aria-disabled={one.isOff}
              onClick={() => !one.isOff && onFact(one.to)}
            />
          ))}
        </div>
      </div>
      <div className={styles.line}>
        <div className={styles.ticks} aria-hidden="true">
          {ticksOf(facts).map((one) => (
            <i key={one} style={{ left: `${toPercent(one)}%` }} data-later={one > fact || undefined} />
          ))}
          {fact > 0 && <i style={{ left: `${toPercent(fact)}%` }} data-on />}
        </div>
        <Range
          min={1}
          max={facts}
          step={1}
          value={Math.max(1, fact)}
          aria-label={STEP_NAMES[step].all}
          aria-valuetext={[moment?.whole, `${isBetween ? 'after ' : ''}${step} ${fact} of ${facts}`].filter(Boolean).join(', ')}
          filledPercent={toPercent(fact)}
          onValue={onFact}
        />
        <ol className={styles.months} aria-hidden="true">
          {withoutOverlaps(months, facts).map(({ month, fact: first }, nth) => (
            <li key={month} style={{ left: `${toPercent(first)}%` }}>
              {MONTH_NAMES[Number(month.slice(5)) - 1]}
              {(nth === 0 || month.endsWith('-01')) && ` ${month.slice(0, 4)}`}
            </li>
          ))}
        </ol>
      </div>
      {children}
    </section>
  );
};

const STEP_NAMES = { fact: { one: 'Fact', all: 'Instant' }, change: { one: 'Change', all: 'Changes of the event' } } as const;

const MONTH_NAMES = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

const ticksOf = (facts: number): readonly number[] => {
  const ticks = Math.min(facts, MAX_TICKS);
  return Array.from({ length: ticks }, (_, nth) => (ticks === 1 ? 1 : 1 + Math.round((nth * (facts - 1)) / (ticks - 1))));
};

const withoutOverlaps = (months: KeyHistory['months'], facts: number): KeyHistory['months'] => {
  const visible: KeyHistory['months'] = [];
  for (const one of months)
    if (!visible.length || (one.fact - visible.at(-1)!.fact) / facts > MIN_LABEL_DISTANCE) visible.push(one);
  return visible;
};

/** A share of the width, on a phone. */
const MIN_LABEL_DISTANCE = 0.17;
