import type { ComponentType } from 'react';
import { type TownEvent, titleOf } from '#libs/contracts';
import { Icon } from '../../../ui/icon';
import styles from './event-row.module.css';
import { EventSigns } from './event-signs';

type Props = { event: TownEvent; saved: boolean; expanded: boolean; onToggle: () => void; onHide: () => void };

export type RowEnd = { End: ComponentType<Props>; Sign?: ComponentType<{ event: TownEvent }> };

export const SIGNS_AND_DETAILS: RowEnd = {
  End: ({ event, saved, expanded, onToggle }) => (
    <>
      <EventSigns event={event} saved={saved} />
      <button
        type="button"
        className={styles.expand}
        aria-expanded={expanded}
        aria-label={`Details of ${titleOf(event)}`}
        onClick={onToggle}
      >
        <Icon name={expanded ? 'up' : 'down'} />
      </button>
    </>
  ),
};
