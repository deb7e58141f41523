import { Link } from 'wouter';
import { PAGES } from '#libs/contracts/pages';
import { Page } from '../../ui/page';

/** In place of the assistant, for whoever has switched Magic Stuff off: nothing of it is fetched for them. */
export const MagicOffPage = () => (
  <Page title={PAGES['/chat'].title}>
    <p>
      Magic Stuff is off, and the assistant with it.{' '}
      <Link href="/settings" className="link">
        Switch it on in Settings
      </Link>
    </p>
  </Page>
);
