import { parseOrganizationEntry, type SidebarOrganization } from '#libs/contracts';
import { useChoice } from '../choice/use-choice';
import { OrganizationBranch } from './organization-branch';
import styles from './organization-tree.module.css';
import { useCalmOrder } from './use-calm-order';

/** A box follows, a name shows only that organization. A chosen sub-organization lists only its organization. */
export const OrganizationTree = ({ organizations }: { organizations: SidebarOrganization[] }) => {
  const { ordered, calm } = useCalmOrder(organizations, ({ id }) => id);
  const parent = useParentOfChosen();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard
    <section className={styles.tree} aria-label="Organizations" tabIndex={0} {...calm}>
      <ul>
        {ordered
          .filter(({ name }) => parent === undefined || name === parent)
          .map((organization) => (
            <OrganizationBranch key={organization.id} {...organization} />
          ))}
      </ul>
    </section>
  );
};

const useParentOfChosen = () => {
  const { choice } = useChoice();
  const chosen = choice.kind === 'entry' ? parseOrganizationEntry(choice.entry) : undefined;
  return chosen?.subOrganization && chosen.organization;
};
