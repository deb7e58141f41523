import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isOrganizationSelected, type Organization, toggleOrganizationFollow, toOrganizationEntry } from '#libs/contracts';
import { changeOf, changeOfOne, difference } from '../../lib/list-difference';
import { queries } from '../../lib/queries';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { useFollow } from '../following/use-follow';
import { useFollowDraft } from '../following/use-follow-draft';
import { useFollowSubcalendars } from '../following/use-follow-subcalendars';
import { Logo } from '../organizations/logo';
import { useExplicitFollows } from '../preferences/use-preferences';
import styles from './follow-dialog.module.css';

type Props = { organization: Organization; onClose: () => void };

export const FollowDialog = ({ organization, onClose }: Props) => {
  const isFollowed = isOrganizationSelected(organization, useExplicitFollows());
  // The dialog was opened to follow the organization.
  const draft = useFollowDraft((follows) =>
    isOrganizationSelected(organization, follows) ? [...follows] : toggleOrganizationFollow(follows, organization, true),
  );
  const { data: subcalendars } = useQuery(queries.subcalendars);
  const ownSubcalendars = subcalendars?.filter(({ organizationId }) => organizationId === organization.id) ?? [];
  const chosenSubcalendars = useSubcalendarDraft();
  const { set } = useFollow();
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');

  const apply = async () => {
    setState('sending');
    try {
      if (draft.changed) await set(draft.change);
      await chosenSubcalendars.apply();
      onClose();
    } catch {
      setState('failed');
    }
  };

  return (
    <Dialog
      opened
      onClose={onClose}
      title={isFollowed ? 'Manage Organization' : 'Follow Organization'}
      foot={
        <>
          <p className={styles.error} role="alert">
            {state === 'failed' && 'Failed to follow organization. Please try again.'}
          </p>
          <Button variant="filled" aria-disabled={state === 'sending'} onClick={() => state === 'sending' || apply()}>
            {isFollowed ? 'Update' : 'Follow'}
          </Button>
        </>
      }
    >
      <div>
        <Checkbox
          label={
            <>
              <Logo organization={organization.name} />
              <b>{organization.name}</b>
            </>
          }
          checked={draft.hasAny(organization)}
          onChange={({ currentTarget }) => draft.setOrganization(organization, currentTarget.checked)}
        />
        <ul className={styles.subs}>
          {organization.subOrganizations.map(({ name }) => (
            <li key={name}>
              <Checkbox
                label={name}
                checked={draft.has(toOrganizationEntry(organization.name, name))}
                onChange={({ currentTarget }) => draft.setSub(organization.name, name, currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      </div>
      {ownSubcalendars.length > 0 && (
        <section>
          <h3 className={`caps ${styles.heading}`}>Subcalendars</h3>
          <ul>
            {ownSubcalendars.map(({ id, name, description }) => (
              <li key={id}>
                <Checkbox
                  label={
                    <span>
                      {name}
                      {description && <span className={styles.description}>{description}</span>}
                    </span>
                  }
                  checked={chosenSubcalendars.has(id)}
                  onChange={({ currentTarget }) => chosenSubcalendars.choose(id, currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
};

const useSubcalendarDraft = () => {
  const { followed, set } = useFollowSubcalendars();
  const [draft, setDraft] = useState<number[] | null>(null);
  const chosen = draft ?? followed;

  return {
    has: (id: number) => chosen.includes(id),
    choose: (id: number, follow: boolean) => setDraft(changeOfOne(id, follow)(chosen)),
    apply: async () => draft && set(changeOf(difference(followed, draft))),
  };
};
