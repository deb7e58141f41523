import { useState } from 'react';
import { PAGES } from '#libs/contracts/pages';
import { type Schedule, schoolYearOf } from '#libs/contracts/schools';
import { useFeature, useToday, useTown } from '../../lib/use-town';
import { Page } from '../../ui/page';
import { AllSchools } from './all-schools';
import { BellSchedule } from './bell-schedule';
import { Favorites } from './favorites';
import styles from './hours-page.module.css';
import { HoursSkeleton } from './hours-skeleton';
import { ScheduleTabs } from './schedule-tabs';
import { SchoolDays } from './school-days';
import { useHours } from './use-hours';

export const HoursPage = () => {
  const { name, schoolDistrict } = useTown();
  const year = schoolYearOf(useToday());
  const hasHours = useFeature('hours');
  const district = schoolDistrict || `The schools of ${name}`;
  return (
    <Page title={PAGES['/hours'].title} lead={hasHours ? `${district}, ${year}` : ''}>
      <HoursContent />
    </Page>
  );
};

const HoursContent = () => {
  const hasHours = useFeature('hours');
  const { schools, days, schedule: todays, isPending } = useHours();
  const [chosenSchedule, setChosenSchedule] = useState<Schedule>();
  if (isPending) return <HoursSkeleton />;
  if (!hasHours && schools.length === 0) return <p>There are no school hours for this town.</p>;
  if (schools.length === 0) return <p role="alert">Unable to load school hours. Please try again later.</p>;
  const schedule = chosenSchedule ?? todays;
  return (
    <>
      <SchoolDays days={days} />
      <ScheduleTabs schedule={schedule} choose={setChosenSchedule}>
        <div className={styles.columns}>
          <div>
            <Favorites schools={schools} schedule={schedule} />
            <AllSchools schools={schools} schedule={schedule} />
          </div>
          <BellSchedule schedule={schedule} />
        </div>
      </ScheduleTabs>
    </>
  );
};
