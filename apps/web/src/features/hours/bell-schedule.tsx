import { useState } from 'react';
import { type BellPeriod, filterBellPeriods, LUNCHES, type Lunch, lunchNameOf, type Schedule } from '#libs/contracts/schools';
import { useTown } from '../../lib/use-town';
import own from './bell-schedule.module.css';
import styles from './hours-page.module.css';
import { useBells } from './use-hours';

export const BellSchedule = ({ schedule }: { schedule: Schedule }) => {
  const { highSchool } = useTown();
  const { data: bells, isError } = useBells();
  const [lunch, setLunch] = useState<Lunch>();
  if (!isError && !bells?.length) return null;
  return (
    <section aria-labelledby="bell-schedule">
      <h2 id="bell-schedule" className={styles.title} data-first>
        Daily Bell Schedule
      </h2>
      <p className={styles.quiet}>{[highSchool, schedule].filter(Boolean).join(', ')}</p>
      {isError ? (
        <p role="alert">Unable to load the bell schedule. Please try again later.</p>
      ) : (
        <LunchChoice lunch={lunch} choose={setLunch} />
      )}
      {bells && lunch && <BellTable bells={filterBellPeriods(bells, schedule, lunch)} schedule={schedule} lunch={lunch} />}
    </section>
  );
};

const LunchChoice = ({ lunch, choose }: { lunch: Lunch | undefined; choose: (lunch: Lunch) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
  <div role="group" aria-label="Lunch" className={own.lunches}>
    {LUNCHES.map((each) => (
      <button key={each} type="button" aria-pressed={each === lunch} onClick={() => choose(each)}>
        <b>{each}</b>-Lunch
      </button>
    ))}
  </div>
);

const BellTable = ({ bells, schedule, lunch }: { bells: BellPeriod[]; schedule: Schedule; lunch: Lunch }) =>
  bells.length === 0 ? (
    <p className={own.none}>There is no bell schedule for this day.</p>
  ) : (
    <table className={own.bells}>
      <caption className="sr">
        Bell schedule, {lunchNameOf(lunch)}, {schedule}
      </caption>
      <thead className="sr">
        <tr>
          <th scope="col">Period</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {bells.map(({ id, period, time }) => (
          <tr key={id} data-lunch={period === lunchNameOf(lunch) || undefined}>
            <th scope="row">
              {/^\d+$/.test(period) && <span className="sr">Period </span>}
              {period}
            </th>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
