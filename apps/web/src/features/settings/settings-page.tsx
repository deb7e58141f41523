import { PAGES } from '#libs/contracts/pages';
import { useAccount } from '../../lib/account';
import { MantineRoot } from '../../ui/mantine-root';
import { Page } from '../../ui/page';
import { Credentials } from './credentials/credentials';
import { DeleteAccount } from './delete-account';
import { District } from './district';
import { Export, ExportEverything } from './export';
import { Magic } from './magic';
import { Reminders } from './reminders';
import { SecondFactor } from './second-factor/second-factor';
import { Texts } from './texts';

const { title, description } = PAGES['/settings'];

/** What somebody may say of themselves here, once. */
export const SettingsPage = () => {
  const account = useAccount();
  const user = typeof account === 'object' ? account : undefined;
  return (
    <Page title={title} lead={user ? `Signed in as ${user.email}` : description}>
      <MantineRoot>
        <Magic />
        <Texts />
        <District />
        {!user && <Reminders />}
        {user && <Credentials user={user} />}
        {user && <SecondFactor user={user} />}
        {user && <Export user={user} />}
        {user && <ExportEverything />}
        {user && <DeleteAccount user={user} />}
      </MantineRoot>
    </Page>
  );
};
