import { useState } from 'react';
import { myDataFileName, ownEventsCsvName, toUserKey, type User } from '#libs/contracts';
import { ApiError, api } from '../../lib/api';
import { saveFile } from '../../lib/save-file';
import { toast } from '../../lib/toast';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { SettingsSection } from './settings-section';

export const OwnEventsExport = ({ user }: { user: User }) => {
  const file = ownEventsCsvName(useToday());
  const [isRequesting, setRequesting] = useState(false);
  const take = async () => {
    if (isRequesting) return;
    setRequesting(true);
    try {
      saveFile(file, await api.file(`/events/user/${toUserKey(user.id)}/export-csv`));
      toast({ title: 'Export Successful', description: file });
    } catch (error) {
      toast({ ...errorTextFor(error), variant: 'destructive' });
    } finally {
      setRequesting(false);
    }
  };
  return (
    <SettingsSection title="Export My Events" lead={`A spreadsheet of your own events: ${file}`}>
      <Button leftSection={<Icon name="download" />} aria-disabled={isRequesting} onClick={take}>
        Export My Events
      </Button>
    </SettingsSection>
  );
};

export const MyDataExport = () => {
  const file = myDataFileName(useToday());
  const [isRequesting, setRequesting] = useState(false);
  const take = async () => {
    if (isRequesting) return;
    setRequesting(true);
    try {
      saveFile(file, await api.file('/me/export'));
      toast({ title: 'Export Successful', description: file });
    } catch (error) {
      const isOut = error instanceof ApiError && error.status === 401;
      const description = isOut ? 'Sign in again to export it.' : 'Failed to export your data. Please try again.';
      toast({ title: 'Export Failed', description, variant: 'destructive' });
    } finally {
      setRequesting(false);
    }
  };
  return (
    <SettingsSection
      title="Export everything about me"
      lead={`One file with your account, what you follow, what you saved, and your own events: ${file}`}
    >
      <Button leftSection={<Icon name="download" />} aria-disabled={isRequesting} onClick={take}>
        Export everything about me
      </Button>
    </SettingsSection>
  );
};

const errorTextFor = (error: unknown) =>
  error instanceof ApiError && error.status === 404
    ? { title: 'No Events Found', description: "You don't have any events to export." }
    : error instanceof ApiError && error.status === 401
      ? { title: 'No Session', description: 'Unable to export events - no session found.' }
      : { title: 'Export Failed', description: 'Failed to export your events. Please try again.' };
