import { Fragment } from 'react';
import type { Day, TownEvent } from '#libs/contracts';
import { DateBlock } from './date-block';
import { EarlierToggle } from './earlier-toggle';
import { Gap } from './gap';
import styles from './list-day.module.css';
import type { ListDay, RowsPart } from './list-parts';
import { StillOnBand, StillOnFoot } from './still-on';
import type { PartWindow } from './use-part-window';
import { selectVisible } from './visible-items';

export type RenderRow = (event: TownEvent, of: RowsPart['of']) => React.ReactNode;

type Props = { day: ListDay; view: PartWindow; today: Day; row: RenderRow };

export const ListDaySection = ({ day: { section, ruled, parts, earlier, stillOn }, view, today, row }: Props) => {
  const first = parts[0]!;
  const last = parts.at(-1)!;
  const { drawn, rest } = selectVisible(parts, {
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
                {isToggle(part) ? (
                  <div ref={view.measure} {...measured}>
                    {part.of === 'line' ? <EarlierToggle earlier={earlier!} /> : <StillOnBand stillOn={stillOn!} today={today} />}
                  </div>
                ) : (
                  <ul
                    ref={view.measure}
                    className={styles.rows}
                    {...measured}
                    data-after-toggle={isToggle(parts[parts.indexOf(part) - 1]) || undefined}
                    data-before-toggle={isToggle(parts[parts.indexOf(part) + 1]) || undefined}
                    aria-label={LABELS[part.of]}
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
          {stillOn && stillOn.shownCount > 0 && view.isVisible(last.index) && <StillOnFoot stillOn={stillOn} />}
        </div>
      </div>
    </div>
  );
};

const isToggle = (part: RowsPart | undefined) => part?.of === 'line' || part?.of === 'band';

const LABELS: Partial<Record<RowsPart['of'], string>> = {
  earlier: 'Earlier today',
  'still on': 'Still on, the first to end first',
};
