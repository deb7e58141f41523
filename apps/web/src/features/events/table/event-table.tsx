import { type FocusEvent, useMemo, useRef } from 'react';
import type { Day, TownEvent } from '#libs/contracts';
import { EarlierToggle } from '../list/earlier-toggle';
import { StillOnBand } from '../list/still-on';
import { usePastIds } from '../list/use-past-ids';
import { useTodayFolds } from '../list/use-today-folds';
import { RoomsContext, rowIdOf, useRooms } from '../rooms';
import { useHideRow } from '../use-hide-row';
import { useReturnedEvent } from '../use-returned-event';
import styles from './event-table.module.css';
import { EventTableRow } from './event-table-row';
import { toTableRows } from './table-rows';
import { useRowWindow } from './use-row-window';

type Props = {
  events: TownEvent[];
  today: Day;
  folds?: boolean;
};

/** Below 1000 px each line becomes a block; a wider area that is narrower than the table scrolls sideways. */
export const EventTable = ({ events, today, folds = false }: Props) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const { shownEvents, rooms } = useRooms(events);
  const pastIds = usePastIds(shownEvents);
  const todayFolds = useTodayFolds(pastIds, folds);
  const ordered = useMemo(() => toTableRows(shownEvents, today, todayFolds), [shownEvents, today, todayFolds]);
  const keys = useMemo(() => ordered.map(({ key }) => key), [ordered]);
  const { rows, before, after, measure, scrollTo } = useRowWindow(keys, body);
  const { fading, hide, said: announcement } = useHideRow(body, rooms);
  const returned = useReturnedEvent((id) => scrollTo(keys.indexOf(rowIdOf(rooms, id))));

  return (
    <RoomsContext value={rooms}>
      <div className={styles.area}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.frame} tabIndex={0} aria-label="Events as a table" onFocus={scrollFocusIntoView}>
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
              <RowGap height={before} />
              {rows.map((index) => {
                const row = ordered[index]!;
                return row.event ? (
                  <EventTableRow
                    key={row.key}
                    ref={measure}
                    index={index}
                    event={row.event}
                    isRun={row.isRun}
                    hasEnded={pastIds.has(row.key)}
                    today={today}
                    fading={fading.has(row.key)}
                    returned={returned !== null && rowIdOf(rooms, returned) === row.key}
                    onHide={hide}
                  />
                ) : (
                  <tr key={row.key} ref={measure} data-index={index} aria-rowindex={index + 2} className={styles.band}>
                    <td colSpan={COLUMNS.length}>
                      {row.key === 'earlier' ? (
                        <div>
                          <EarlierToggle earlier={row.earlier} />
                        </div>
                      ) : (
                        <StillOnBand stillOn={row.stillOn} today={today} heading="div" />
                      )}
                    </td>
                  </tr>
                );
              })}
              <RowGap height={after} />
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
        {announcement}
      </p>
    </RoomsContext>
  );
};

/** Browsers do not scroll a focused element into view if a part of it is visible already. */
const scrollFocusIntoView = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

const columnWidth = (width: number) => `max(${width}px, ${(100 * width) / ALL_COLUMNS_PX}cqw)`;

const ALL_COLUMNS_PX = 1120;

const COLUMNS = [
  { name: 'Date', width: columnWidth(140) },
  { name: 'Event', width: columnWidth(300) },
  { name: 'Organization', width: columnWidth(200) },
  { name: 'Time', width: columnWidth(120) },
  { name: 'Location', width: columnWidth(200) },
  { name: 'Actions', width: 'auto' },
];

const RowGap = ({ height }: { height: number }) =>
  height > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing that could be focused
    <tr aria-hidden="true" className={styles.space}>
      <td colSpan={COLUMNS.length} style={{ height }} />
    </tr>
  ) : null;
