import { useState } from 'react';
import type { SidebarOrganization } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import { isChosen, useChoice } from '../choice/use-choice';
import { useFollow } from '../following/use-follow';
import { Logo } from '../organizations/logo';
import { OrganizationLeaf } from './organization-leaf';
import styles from './organization-tree.module.css';
import { useCalmOrder } from './use-calm-order';

export const OrganizationBranch = (organization: SidebarOrganization) => {
  const { name, description, followed, count, subOrganizations } = organization;
  const { setOrganization, setSub } = useFollow();
  const { choice } = useChoice();
  const { ordered, calm } = useCalmOrder(subOrganizations, ({ entry }) => entry);
  const [unfolded, setUnfolded] = useState(false);
  const open = unfolded || subOrganizations.some(({ entry }) => isChosen(choice, entry));

  return (
    <li>
      <OrganizationLeaf
        name={name}
        entry={name}
        description={description}
        followed={followed}
        count={count}
        onFollow={(follow) => setOrganization(organization, follow)}
        logo={<Logo organization={name} size="sm" />}
        arrow={
          subOrganizations.length > 0 ? (
            <button
              type="button"
              className={styles.arrow}
              aria-expanded={open}
              aria-label={`${open ? 'Collapse' : 'Expand'} ${name}`}
              onClick={() => setUnfolded(!open)}
            >
              <Icon name={open ? 'down' : 'right'} size={18} />
            </button>
          ) : (
            <span className={styles.arrow} />
          )
        }
      />
      {open && (
        <ul className={styles.subs} {...calm}>
          {ordered.map((sub) => (
            <li key={sub.entry}>
              <OrganizationLeaf {...sub} onFollow={(follow) => setSub(name, sub.name, follow)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
