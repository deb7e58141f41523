import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { compareNames, FEATURED_ENTRY, type Sidebar, type SidebarOrganization } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { Checkbox } from '../../ui/checkbox';
import { Count } from '../../ui/count';
import { Icon } from '../../ui/icon';
import type { FollowDraft } from '../following/use-follow-draft';
import styles from './selector.module.css';
import { SelectorBranch } from './selector-branch';

type Props = { sidebar: Sidebar; draft: FollowDraft };

export const SelectorSections = ({ sidebar: { featured, organizations }, draft }: Props) => (
  <div className={styles.columns}>
    {featured && (
      <section className={styles.section}>
        <h3 className="caps">Featured</h3>
        <div className={styles.leaf}>
          <span className={styles.arrow} />
          <Checkbox
            className={styles.check}
            checked={draft.has(FEATURED_ENTRY)}
            onChange={({ currentTarget }) => draft.setEntry(FEATURED_ENTRY, currentTarget.checked)}
            label={
              <>
                <Icon name="star" className={styles.star} />
                Featured
              </>
            }
          />
          <Count of={featured.count} />
        </div>
      </section>
    )}
    {useCategories(organizations).map(({ category, members }) => (
      <section key={category} className={styles.section}>
        <h3 className="caps">{category}</h3>
        <ul>
          {members.map((organization) => (
            <SelectorBranch key={organization.id} organization={organization} draft={draft} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);

/** Most important category first. The order is fixed while the dialog is open, so that nothing moves. */
const useCategories = (organizations: SidebarOrganization[]) => {
  const { data: catalogue } = useQuery(queries.organizations);
  const first = useRef(organizations).current;
  return useMemo(() => {
    const weights = new Map(catalogue?.map(({ name, displayOrder }) => [name, displayOrder]));
    const weigh = (members: SidebarOrganization[]) => Math.max(...members.map(({ name }) => weights.get(name) ?? 0));
    return Object.entries(Object.groupBy(first, ({ category }) => category))
      .map(([category, members = []]) => ({ category, members }))
      .toSorted((a, b) => weigh(b.members) - weigh(a.members) || compareNames(a.category, b.category));
  }, [catalogue, first]);
};
