import { PAGES } from '#libs/contracts/pages';
import { Page } from '../../ui/page';
import { isInitiallyOpen, SubcalendarGroup } from './subcalendar-group';
import styles from './subcalendars-page.module.css';
import { type OrganizationSubcalendars, useSubcalendars } from './use-subcalendars';

const { title, description } = PAGES['/subcalendars'];

export const SubcalendarsPage = () => {
  const { groups, isError } = useSubcalendars();
  return (
    <Page title={title} lead={description}>
      {isError && <p role="alert">Failed to load subcalendars. Please try again later.</p>}
      {groups?.length === 0 && <p className={styles.empty}>No subcalendars available yet.</p>}
      <div className={styles.columns} aria-busy={!groups && !isError}>
        {groups && splitIntoColumns(groups).map((column) => <Column key={column[0]?.id} groups={column} />)}
      </div>
    </Page>
  );
};

const Column = ({ groups }: { groups: OrganizationSubcalendars[] }) => (
  <div>
    {groups.map((group) => (
      <SubcalendarGroup key={group.id} {...group} />
    ))}
  </div>
);

/** Two columns of similar initial height. Expanding a group never moves groups to the other column. */
const splitIntoColumns = (groups: OrganizationSubcalendars[]): OrganizationSubcalendars[][] => {
  const left = groups.filter(
    (group, index) => estimateHeight(groups.slice(0, index)) + estimateHeight([group]) / 2 <= estimateHeight(groups) / 2,
  );
  return [left, groups.slice(left.length)].filter((column) => column.length > 0);
};

const estimateHeight = (groups: OrganizationSubcalendars[]) =>
  groups.reduce((sum, { id, subcalendars }) => sum + 1 + (isInitiallyOpen(id) ? subcalendars.length : 0), 0);
