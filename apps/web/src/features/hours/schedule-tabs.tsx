import type { ReactNode } from 'react';
import { SCHEDULES, type Schedule } from '#libs/contracts/schools';
import { HORIZONTAL_ARROWS, moveFocusByArrows } from '../../lib/arrow-keys';
import styles from './schedule-tabs.module.css';

type Props = { schedule: Schedule; choose: (schedule: Schedule) => void; children: ReactNode };

export const ScheduleTabs = ({ schedule, choose, children }: Props) => (
  <>
    <div
      role="tablist"
      aria-label="Schedule"
      className={styles.tabs}
      tabIndex={-1}
      onKeyDown={(event) => moveFocusByArrows(event, '[role="tab"]', HORIZONTAL_ARROWS)}
    >
      {SCHEDULES.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={idOf(each)}
          aria-controls="hours"
          aria-selected={each === schedule}
          tabIndex={each === schedule ? 0 : -1}
          onClick={() => choose(each)}
          onFocus={() => choose(each)}
        >
          {each}
        </button>
      ))}
    </div>
    <div role="tabpanel" id="hours" aria-labelledby={idOf(schedule)}>
      {children}
    </div>
  </>
);

const idOf = (schedule: Schedule) => `hours-${schedule.replace(/\W/g, '-').toLowerCase()}`;
