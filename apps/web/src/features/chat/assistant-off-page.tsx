import { Link } from 'wouter';
import { PAGES } from '#libs/contracts/pages';
import { Page } from '../../ui/page';

/** So that none of the assistant's files are loaded. */
export const AssistantOffPage = () => (
  <Page title={PAGES['/chat'].title}>
    <p>
      Magic Stuff is off, and the assistant with it.{' '}
      <Link href="/settings" className="link">
        Switch it on in Settings
      </Link>
    </p>
  </Page>
);
