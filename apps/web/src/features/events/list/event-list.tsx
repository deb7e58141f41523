import { useCallback, useMemo, useRef } from 'react';
import type { Day, TownEvent } from '#libs/contracts';
import { groupEvents } from '#libs/contracts';
import { EventRow } from '../card/event-row';
import styles from './event-list.module.css';
import { ListGroup } from './list-group';
import { listParts } from './list-parts';
import { useExpanded } from './use-expanded';
import { useHiding } from './use-hiding';
import { usePartWindow } from './use-part-window';
import { rememberPlace, useReturn } from './use-return';

type Props = { events: TownEvent[]; saved: ReadonlySet<number>; today: Day };

/** The events under their headings, however many they are. */
export const EventList = ({ events, saved, today }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => listParts(groupEvents(events, today), today), [events, today]);
  const view = usePartWindow(parts, list);
  const { expanded, toggle } = useExpanded();
  const { fading, hide, said } = useHiding(list);
  const returned = useReturn(parts, view);
  const actions = useMemo(() => ({ toggle, hide, open: rememberPlace }), [toggle, hide]);

  const row = useCallback(
    (event: TownEvent) => (
      <EventRow
        event={event}
        today={today}
        saved={saved.has(event.id)}
        expanded={expanded.has(event.id)}
        fading={fading.has(event.id)}
        returned={returned === event.id}
        actions={actions}
      />
    ),
    [today, saved, expanded, fading, returned, actions],
  );

  return (
    <div>
      <div ref={list} className={styles.list} {...view.focus}>
        {parts.groups.map((group) => (
          <ListGroup key={group.heading} group={group} view={view} today={today} row={row} />
        ))}
      </div>
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
};
