import { useMemo, useRef } from 'react';
import { type Day, groupEvents, type TownEvent } from '#libs/contracts';
import { useHiding } from '../use-hiding';
import { useReturn } from '../use-return';
import styles from './event-table.module.css';
import { EventTableRow } from './event-table-row';
import { useRowWindow } from './use-row-window';

type Props = {
  events: TownEvent[];
  today: Day;
  /** No wider than it takes to have date, event and time side by side on a tablet. */
  narrow?: boolean;
};

/** Everything that is not over, one line each. It scrolls sideways in its frame; on a phone each line becomes a block. */
export const EventTable = ({ events, today, narrow = false }: Props) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const ordered = useMemo(() => groupEvents(events, today).flatMap((group) => group.events), [events, today]);
  const { rows, before, after, measure, scrollTo } = useRowWindow(ordered, body);
  const { fading, hide, said } = useHiding(body);
  const returned = useReturn((id) => scrollTo(ordered.findIndex((event) => event.id === id)));

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
            {rows.map((index) => (
              <EventTableRow
                key={ordered[index]!.id}
                ref={measure}
                index={index}
                event={ordered[index]!}
                today={today}
                fading={fading.has(ordered[index]!.id)}
                returned={returned === ordered[index]!.id}
                onHide={hide}
              />
            ))}
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
  { name: 'Event', width: 300, tight: 220 },
  { name: 'Organization', width: 200, tight: 160 },
  { name: 'Time', width: 120, tight: 132 },
  { name: 'Location', width: 200, tight: 180 },
  { name: 'Actions', width: 160, tight: 104 },
];

/** Stands for the rows that are not drawn. */
const Space = ({ height }: { height: number }) =>
  height > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing that could be focused
    <tr aria-hidden="true" className={styles.space}>
      <td colSpan={COLUMNS.length} style={{ height }} />
    </tr>
  ) : null;
