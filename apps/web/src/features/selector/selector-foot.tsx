import { useState } from 'react';
import { countSelectedOrganizations, formatSelectedCount, type SidebarOrganization } from '#libs/contracts';
import { Button } from '../../ui/button';
import { useFollow } from '../following/use-follow';
import type { FollowDraft } from '../following/use-follow-draft';
import styles from './selector.module.css';

type Props = { draft: FollowDraft; organizations: SidebarOrganization[]; onDone: () => void };

export const SelectorFoot = ({ draft, organizations, onDone }: Props) => {
  const { set, isPending } = useFollow();
  const [hasFailed, setFailed] = useState(false);

  const saveAndClose = () => {
    setFailed(false);
    return draft.changed ? set(draft.change).then(onDone, () => setFailed(true)) : onDone();
  };

  return (
    <>
      <Button onClick={() => draft.all(organizations)}>All</Button>
      <Button onClick={draft.none}>None</Button>
      <p className={styles.selected} role="status" data-failed={hasFailed || undefined}>
        {hasFailed
          ? 'Failed to update organizations'
          : formatSelectedCount(countSelectedOrganizations(organizations, draft.entries))}
      </p>
      <Button variant="filled" className={styles.done} aria-disabled={isPending} onClick={() => isPending || saveAndClose()}>
        Done
      </Button>
    </>
  );
};
