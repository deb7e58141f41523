import { PAGES } from '#libs/contracts/pages';
import { Page } from '../../ui/page';
import { ProgramGroup, startsOpen } from './program-group';
import styles from './subcalendars-page.module.css';
import { type Programs, useSubcalendars } from './use-subcalendars';

const { title, description } = PAGES['/subcalendars'];

export const SubcalendarsPage = () => {
  const { groups, isError } = useSubcalendars();
  return (
    <Page title={title} lead={description}>
      {isError && <p role="alert">Failed to load subcalendars. Please try again later.</p>}
      {groups?.length === 0 && <p className={styles.empty}>No subcalendars available yet.</p>}
      <div className={styles.columns} aria-busy={!groups && !isError}>
        {groups && columns(groups).map((column) => <Column key={column[0]?.id} groups={column} />)}
      </div>
    </Page>
  );
};

const Column = ({ groups }: { groups: Programs[] }) => (
  <div>
    {groups.map((group) => (
      <ProgramGroup key={group.id} {...group} />
    ))}
  </div>
);

/** Two columns of about the same height as the page opens; unfolding a group later moves nothing to the other side. */
const columns = (groups: Programs[]): Programs[][] => {
  const left = groups.filter((group, at) => height(groups.slice(0, at)) + height([group]) / 2 <= height(groups) / 2);
  return [left, groups.slice(left.length)].filter((column) => column.length > 0);
};

const height = (groups: Programs[]) =>
  groups.reduce((sum, { id, programs }) => sum + 1 + (startsOpen(id) ? programs.length : 0), 0);
