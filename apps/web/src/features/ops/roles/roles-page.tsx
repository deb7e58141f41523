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
import { OpsSection } from '../frame/parts';
import type { GivenReason } from '../frame/reason-form';
import { Table } from '../frame/table';
import roles from './roles.module.css';

const holdersQuery = { queryKey: ['ops', 'roles'], queryFn: () => api.get<RoleHolder[]>('/ops/roles'), staleTime: 0 };

type HeldRole = { email: string; role: Role };
type HeldRoleRow = HeldRole & Pick<RoleHolder, 'isMailboxShown'>;

/** Roles are granted on the server's command line; they can be revoked here too. */
export const RolesPage = () => {
  const { data, isError } = useQuery(holdersQuery);
  const [roleToRevoke, setRoleToRevoke] = useState<HeldRole>();
  return (
    <OpsSection title="Roles">
      {isError && <p role="alert">Unable to load the roles. Please try again later.</p>}
      {data && (
        <HoldersTable
          heldRoles={data.flatMap(({ roles, ...who }) => roles.map((role) => ({ ...who, role })))}
          onRevoke={setRoleToRevoke}
        />
      )}
      <p className={styles.quiet}>
        Roles are granted from the command line, and the last operator is revoked there:{' '}
        <code>almanac role grant EMAIL operator|auditor</code>
      </p>
      <p className={styles.quiet}>
        An address is confirmed when its owner opens a link that was mailed to it, to set a password or to change to this address.
        Otherwise the person who granted the role has vouched for it.
      </p>
      {roleToRevoke && <RevokeDialog {...roleToRevoke} onClose={() => setRoleToRevoke(undefined)} />}
    </OpsSection>
  );
};

const HoldersTable = ({ heldRoles, onRevoke }: { heldRoles: readonly HeldRoleRow[]; onRevoke: (heldRole: HeldRole) => void }) => (
  <Table className={roles.table} columns={['Account', 'Role', 'Address']}>
    {heldRoles.map(({ email, role, isMailboxShown }) => (
      <tr key={`${email} ${role}`}>
        <th scope="row">{email}</th>
        <td data-label="Role">{role}</td>
        <td data-label="Address">{isMailboxShown ? 'confirmed by a letter' : 'not confirmed by a letter'}</td>
        <td data-actions>
          {role === 'operator' && heldRoles.filter((one) => one.role === role).length === 1 ? (
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

const RevokeDialog = ({ email, role, onClose }: HeldRole & { onClose: () => void }) => {
  const client = useQueryClient();
  const send = async (input: GivenReason) => {
    const request: RevokeRoleBody = { email, role, ...input };
    client.setQueryData(holdersQuery.queryKey, await api.post<RoleHolder[]>('/ops/roles/revoke', request));
  };
  const closeForm = () => {
    toast({ title: 'Role revoked', description: `${email} is no longer ${role === 'operator' ? 'an operator' : 'an auditor'}.` });
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
      onDone={closeForm}
    />
  );
};
