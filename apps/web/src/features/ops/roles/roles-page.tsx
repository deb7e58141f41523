import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Role, type RoleHolder } from '#libs/contracts';
import type { RevokeRoleBody } from '#libs/contracts/requests';
import { api } from '../../../lib/api';
import { focusHeading } from '../../../lib/focus-heading';
import { toast } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../frame/confirm-dialog';
import styles from '../frame/ops.module.css';
import { Section } from '../frame/parts';
import type { Reasoned } from '../frame/reason-form';
import { Table } from '../frame/table';
import roles from './roles.module.css';

const HOLDERS = { queryKey: ['ops', 'roles'], queryFn: () => api.get<RoleHolder[]>('/ops/roles'), staleTime: 0 };

type Held = { email: string; role: Role };
type Holding = Held & Pick<RoleHolder, 'isMailboxShown'>;

/** Who may do what. Roles are granted where the server runs, and taken back here too. */
export const RolesPage = () => {
  const { data, isError } = useQuery(HOLDERS);
  const [asked, setAsked] = useState<Held>();
  return (
    <Section title="Roles">
      {isError && <p role="alert">Unable to load the roles. Please try again later.</p>}
      {data && (
        <Holders held={data.flatMap(({ roles, ...who }) => roles.map((role) => ({ ...who, role })))} onRevoke={setAsked} />
      )}
      <p className={styles.quiet}>
        Roles are granted from the command line, and the last operator is revoked there:{' '}
        <code>almanac role grant EMAIL operator|auditor</code>
      </p>
      <p className={styles.quiet}>
        An address is confirmed when its owner opens a link that was mailed to it, to set a password or to change to this address.
        Otherwise the person who granted the role has vouched for it.
      </p>
      {asked && <Revoke {...asked} onClose={() => setAsked(undefined)} />}
    </Section>
  );
};

const Holders = ({ held, onRevoke }: { held: readonly Holding[]; onRevoke: (held: Held) => void }) => (
  <Table className={roles.table} columns={['Account', 'Role', 'Address']}>
    {held.map(({ email, role, isMailboxShown }) => (
      <tr key={`${email} ${role}`}>
        <th scope="row">{email}</th>
        <td data-label="Role">{role}</td>
        <td data-label="Address">{isMailboxShown ? 'confirmed by a letter' : 'not confirmed by a letter'}</td>
        <td data-actions>
          {role === 'operator' && held.filter((one) => one.role === role).length === 1 ? (
            <span className={styles.quiet}>the last one</span>
          ) : (
            <Button className={styles.small} aria-label={`Revoke ${role} of ${email}`} onClick={() => onRevoke({ email, role })}>
              Revoke…
            </Button>
          )}
        </td>
      </tr>
    ))}
  </Table>
);

const Revoke = ({ email, role, onClose }: Held & { onClose: () => void }) => {
  const client = useQueryClient();
  const send = async (said: Reasoned) => {
    const request: RevokeRoleBody = { email, role, ...said };
    client.setQueryData(HOLDERS.queryKey, await api.post<RoleHolder[]>('/ops/roles/revoke', request));
  };
  const done = () => {
    toast({ title: 'Role revoked', description: `${email} is ${role === 'operator' ? 'an operator' : 'an auditor'} no more.` });
    void client.invalidateQueries({ queryKey: ['ops', 'me'] });
    focusHeading();
  };
  return (
    <ConfirmDialog
      opened
      title={`Revoke ${role}`}
      lead={`${email} is answered nothing more here, on none of their devices, from this moment on.`}
      action="Revoke"
      name={email}
      send={send}
      onClose={onClose}
      onDone={done}
    />
  );
};
