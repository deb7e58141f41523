import { PAGES } from '#libs/contracts/pages';
import { Page } from '../../ui/page';
import { isInitiallyOpen, ProgramGroup } from './program-group';
import styles from './subcalendars-page.module.css';
import { type OrganizationPrograms, useSubcalendars } from './use-subcalendars';

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

const Column = ({ groups }: { groups: OrganizationPrograms[] }) => (
  <div>
    {groups.map((group) => (
      <ProgramGroup key={group.id} {...group} />
    ))}
  </div>
);

/** Of similar initial height. Expanding a group never moves groups to the other column. */
const splitIntoColumns = (groups: OrganizationPrograms[]): OrganizationPrograms[][] => {
  const left = groups.filter(
    (group, at) => estimateHeight(groups.slice(0, at)) + estimateHeight([group]) / 2 <= estimateHeight(groups) / 2,
  );
  return [left, groups.slice(left.length)].filter((column) => column.length > 0);
};

const estimateHeight = (groups: OrganizationPrograms[]) =>
  groups.reduce((sum, { id, programs }) => sum + 1 + (isInitiallyOpen(id) ? programs.length : 0), 0);
