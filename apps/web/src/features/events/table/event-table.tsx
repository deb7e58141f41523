import { useMemo, useRef } from 'react';
import type { Day, TownEvent } from '#libs/contracts';
import { StillOnBand } from '../list/still-on';
import { useUnfolded } from '../list/use-unfolded';
import { useHiding } from '../use-hiding';
import { useReturn } from '../use-return';
import styles from './event-table.module.css';
import { EventTableRow } from './event-table-row';
import { tableRows } from './table-rows';
import { useRowWindow } from './use-row-window';

type Props = {
  events: TownEvent[];
  today: Day;
  /** No wider than it takes to have date, event and time side by side on a tablet. */
  narrow?: boolean;
  /** Whether what is still on stands apart at the end of today; otherwise each in its place. */
  folds?: boolean;
};

/** Everything that is not over, one line each. It scrolls sideways in its frame; on a phone each line becomes a block. */
export const EventTable = ({ events, today, narrow = false, folds = false }: Props) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const isOpen = useUnfolded() !== 'none';
  const ordered = useMemo(() => tableRows(events, today, folds, isOpen), [events, today, folds, isOpen]);
  const keys = useMemo(() => ordered.map(({ key }) => key), [ordered]);
  const { rows, before, after, measure, scrollTo } = useRowWindow(keys, body);
  const { fading, hide, said } = useHiding(body);
  const returned = useReturn((id) => scrollTo(keys.indexOf(id)));

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label="Events as a table, scrolls sideways">
        <table className={styles.table} data-narrow={narrow || undefined} aria-rowcount={ordered.length + 1}>
          <caption className="sr">Events from today</caption>
          <colgroup>
            {COLUMNS.map(({ name, width, tight }) => (
              <col key={name} style={{ width: narrow ? tight : width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {COLUMNS.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            <Space height={before} />
            {rows.map((index) => {
              const row = ordered[index]!;
              return row.event ? (
                <EventTableRow
                  key={row.key}
                  ref={measure}
                  index={index}
                  event={row.event}
                  isRun={row.isRun}
                  today={today}
                  fading={fading.has(row.key)}
                  returned={returned === row.key}
                  onHide={hide}
                />
              ) : (
                <tr key={row.key} ref={measure} data-index={index} aria-rowindex={index + 2} className={styles.band}>
                  <td colSpan={COLUMNS.length}>
                    <StillOnBand stillOn={row.stillOn} today={today} heading="div" />
                  </td>
                </tr>
              );
            })}
            <Space height={after} />
            {ordered.length === 0 && (
              <tr>
                <td colSpan={COLUMNS.length} className={styles.empty}>
                  No events found.
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <p className="sr" role="status">
        {said}
      </p>
    </>
  );
};

const COLUMNS = [
  { name: 'Date', width: 140, tight: 128 },
  { name: 'Event', width: 300, tight: 200 },
  { name: 'Organization', width: 200, tight: 140 },
  { name: 'Time', width: 120, tight: 112 },
  { name: 'Location', width: 200, tight: 180 },
  { name: 'Actions', width: 160, tight: 150 },
];

/** Stands for the rows that are not drawn. */
const Space = ({ height }: { height: number }) =>
  height > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing that could be focused
    <tr aria-hidden="true" className={styles.space}>
      <td colSpan={COLUMNS.length} style={{ height }} />
    </tr>
  ) : null;
