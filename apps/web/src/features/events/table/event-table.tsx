import { type FocusEvent, useMemo, useRef } from 'react';
import type { Day, TownEvent } from '#libs/contracts';
import { EarlierLine } from '../list/earlier';
import { StillOnBand } from '../list/still-on';
import { useFolding } from '../list/use-folding';
import { useOver } from '../list/use-over';
import { RoomsContext, rowOf, useRooms } from '../rooms';
import { useHiding } from '../use-hiding';
import { useReturn } from '../use-return';
import styles from './event-table.module.css';
import { EventTableRow } from './event-table-row';
import { tableRows } from './table-rows';
import { useRowWindow } from './use-row-window';

type Props = {
  events: TownEvent[];
  today: Day;
  /** Whether what is over and what is still on stand apart in today; otherwise each in its place. */
  folds?: boolean;
};

/**
 * Everything that is not over, one line each. An area narrower than 1000 px shows each line as a block; a wider one that is
 * narrower than the table scrolls sideways.
 */
export const EventTable = ({ events, today, folds = false }: Props) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const { shown, rooms } = useRooms(events);
  const over = useOver(shown);
  const folding = useFolding(over, folds);
  const ordered = useMemo(() => tableRows(shown, today, folding), [shown, today, folding]);
  const keys = useMemo(() => ordered.map(({ key }) => key), [ordered]);
  const { rows, before, after, measure, scrollTo } = useRowWindow(keys, body);
  const { fading, hide, said } = useHiding(body, rooms);
  const returned = useReturn((id) => scrollTo(keys.indexOf(rowOf(rooms, id))));

  return (
    <RoomsContext value={rooms}>
      <div className={styles.area}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.frame} tabIndex={0} aria-label="Events as a table" onFocus={showWhole}>
          <table className={styles.table} aria-rowcount={ordered.length + 1}>
            <caption className="sr">Events from today</caption>
            <colgroup>
              {COLUMNS.map(({ name, width }) => (
                <col key={name} style={{ width }} />
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
                    over={over.has(row.key)}
                    today={today}
                    fading={fading.has(row.key)}
                    returned={returned !== null && rowOf(rooms, returned) === row.key}
                    onHide={hide}
                  />
                ) : (
                  <tr key={row.key} ref={measure} data-index={index} aria-rowindex={index + 2} className={styles.band}>
                    <td colSpan={COLUMNS.length}>
                      {row.key === 'earlier' ? (
                        <div>
                          <EarlierLine earlier={row.earlier} />
                        </div>
                      ) : (
                        <StillOnBand stillOn={row.stillOn} today={today} heading="div" />
                      )}
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
      </div>
      <p className="sr" role="status">
        {said}
      </p>
    </RoomsContext>
  );
};

/** A browser leaves what has the focus under the edge of the frame where a part of it is seen. */
const showWhole = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Its share of the area's width, and never less than its own, px. */
const share = (width: number) => `max(${width}px, ${(100 * width) / ALL_COLUMNS}cqw)`;

const ALL_COLUMNS = 1120;

/** The last one takes what is left of 160 px and more: the table is wider than its columns together. */
const COLUMNS = [
  { name: 'Date', width: share(140) },
  { name: 'Event', width: share(300) },
  { name: 'Organization', width: share(200) },
  { name: 'Time', width: share(120) },
  { name: 'Location', width: share(200) },
  { name: 'Actions', width: 'auto' },
];

/** Stands for the rows that are not drawn. */
const Space = ({ height }: { height: number }) =>
  height > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing that could be focused
    <tr aria-hidden="true" className={styles.space}>
      <td colSpan={COLUMNS.length} style={{ height }} />
    </tr>
  ) : null;
