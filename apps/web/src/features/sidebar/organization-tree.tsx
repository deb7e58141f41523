import type { SidebarOrganization } from '#libs/contracts';
import { OrganizationBranch } from './organization-branch';
import styles from './organization-tree.module.css';
import { useCalmOrder } from './use-calm-order';

/** A box follows, a name shows only that organization's events. */
export const OrganizationTree = ({ organizations }: { organizations: SidebarOrganization[] }) => {
  const { ordered, calm } = useCalmOrder(organizations, ({ id }) => id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard
    <section className={styles.tree} aria-label="Organizations" tabIndex={0} {...calm}>
      <ul>
        {ordered.map((organization) => (
          <OrganizationBranch key={organization.id} {...organization} />
        ))}
      </ul>
    </section>
  );
};
