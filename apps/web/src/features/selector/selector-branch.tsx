import { useState } from 'react';
import type { SidebarOrganization } from '#libs/contracts';
import { Checkbox } from '../../ui/checkbox';
import { Count } from '../../ui/count';
import { Icon } from '../../ui/icon';
import { Tip } from '../../ui/tip';
import type { FollowDraft } from '../following/use-follow-draft';
import { Logo } from '../organizations/logo';
import styles from './selector.module.css';

export const SelectorBranch = ({ organization, draft }: { organization: SidebarOrganization; draft: FollowDraft }) => {
  const { name, description, count, subOrganizations } = organization;
  const followed = draft.hasAny(organization);
  const [open, setOpen] = useState(followed && !subOrganizations.every(({ entry }) => draft.has(entry)));

  return (
    <li>
      <div className={styles.leaf}>
        {subOrganizations.length > 0 ? (
          <button
            type="button"
            className={styles.arrow}
            aria-expanded={open}
            aria-label={`${open ? 'Collapse' : 'Expand'} ${name}`}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'down' : 'right'} size={18} />
          </button>
        ) : (
          <span className={styles.arrow} />
        )}
        <Checkbox
          className={styles.check}
          checked={followed}
          onChange={({ currentTarget }) => draft.setOrganization(organization, currentTarget.checked)}
          label={
            <>
              <Logo organization={name} />
              {name}
            </>
          }
        />
        {description && (
          <Tip label={description} touch>
            <button type="button" className={styles.info} aria-label={`About ${name}`}>
              <Icon name="info" size={18} />
            </button>
          </Tip>
        )}
        <Count of={count} />
      </div>
      {open && (
        <ul className={styles.subs}>
          {subOrganizations.map((sub) => (
            <li key={sub.entry} className={styles.leaf}>
              <Checkbox
                className={styles.check}
                checked={draft.has(sub.entry)}
                onChange={({ currentTarget }) => draft.setSub(name, sub.name, currentTarget.checked)}
                label={sub.name}
              />
              <Count of={sub.count} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
