import { Link } from 'wouter';
import { PAGES } from '#libs/contracts/pages';
import { Page } from '../../ui/page';

/** Replaces the assistant while Magic Stuff is off, so that none of its files are loaded. */
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
