import { PAGES } from '#libs/contracts/pages';
import { useAccount } from '../../lib/account';
import { MantineRoot } from '../../ui/mantine-root';
import { Page } from '../../ui/page';
import { AssistantSetting } from './assistant-setting';
import { CredentialSettings } from './credentials/credential-settings';
import { MyDataExport, OwnEventsExport } from './data-exports';
import { DeleteAccount } from './delete-account';
import { DistrictSettings } from './district-settings';
import { Reminders } from './reminders';
import { SecondFactor } from './second-factor/second-factor';
import { TextMessageSettings } from './text-message-settings';

const { title, description } = PAGES['/settings'];

export const SettingsPage = () => {
  const account = useAccount();
  const user = typeof account === 'object' ? account : undefined;
  return (
    <Page title={title} lead={user ? `Signed in as ${user.email}` : description}>
      <MantineRoot>
        <AssistantSetting />
        <TextMessageSettings />
        <DistrictSettings />
        {!user && <Reminders />}
        {user && <CredentialSettings user={user} />}
        {user && <SecondFactor user={user} />}
        {user && <OwnEventsExport user={user} />}
        {user && <MyDataExport />}
        {user && <DeleteAccount user={user} />}
      </MantineRoot>
    </Page>
  );
};
