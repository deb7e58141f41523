import { Fragment } from 'react';
import type { Day, TownEvent } from '#libs/contracts';
import { DateBlock } from './date-block';
import { Gap } from './gap';
import styles from './list-day.module.css';
import type { ListDay, RowsPart } from './list-parts';
import { spread } from './spread';
import { StillOnBand, StillOnFoot } from './still-on';
import type { PartWindow } from './use-part-window';

export type DrawRow = (event: TownEvent, of: RowsPart['of']) => React.ReactNode;

type Props = { day: ListDay; view: PartWindow; today: Day; row: DrawRow };

/** The date that stays beside its rows, and those rows that are near the screen. */
export const ListDaySection = ({ day: { section, ruled, parts, stillOn }, view, today, row }: Props) => {
  const first = parts[0]!;
  const last = parts.at(-1)!;
  const { drawn, rest } = spread(parts, {
    from: view.placeOf(first.index).start,
    to: view.placeOf(last.index).end,
    isVisible: (part) => view.isVisible(part.index),
    placeOf: (part) => view.placeOf(part.index),
  });
  const fromItsBegin = drawn[0]?.item === first;
  return (
    <div data-day>
      {fromItsBegin && section.weekMarker && <p className={styles.week}>{section.weekMarker}</p>}
      <div className={styles.day} data-ruled={(fromItsBegin && ruled) || undefined}>
        <DateBlock section={section} today={today} />
        <div>
          {drawn.map(({ item: part, gap }) => {
            const measured = {
              'data-index': part.index,
              'data-first': part === first || undefined,
              'data-last': part === last || undefined,
            };
            return (
              <Fragment key={part.key}>
                <Gap height={gap} />
                {part.of === 'band' ? (
                  <div ref={view.measure} {...measured}>
                    <StillOnBand stillOn={stillOn!} today={today} />
                  </div>
                ) : (
                  <ul
                    ref={view.measure}
                    className={styles.rows}
                    {...measured}
                    data-after-band={beside(parts, part, -1) || undefined}
                    data-before-band={beside(parts, part, 1) || undefined}
                    aria-label={part.of === 'still on' ? 'Still on, the first to end first' : undefined}
                  >
                    {part.events.map((event) => (
                      <li key={event.id}>{row(event, part.of)}</li>
                    ))}
                  </ul>
                )}
              </Fragment>
            );
          })}
          <Gap height={rest} />
          {stillOn && stillOn.shown > 0 && view.isVisible(last.index) && <StillOnFoot stillOn={stillOn} />}
        </div>
      </div>
    </div>
  );
};

/** Whether the band stands right above some rows, or right below them. */
const beside = (parts: RowsPart[], part: RowsPart, way: -1 | 1) => parts[parts.indexOf(part) + way]?.of === 'band';
