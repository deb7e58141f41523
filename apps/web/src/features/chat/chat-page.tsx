import { Link } from 'wouter';
import { PAGES } from '#libs/contracts/pages';
import { useMagic } from '../../lib/use-magic';
import { Page } from '../../ui/page';
import { Chat } from './chat';

/** Questions about the calendar, for whoever has not switched Magic Stuff off. */
export const ChatPage = () => {
  const isOn = useMagic();
  return (
    <Page title={PAGES['/chat'].title}>
      {isOn ? (
        <Chat />
      ) : (
        <p>
          Magic Stuff is off, and the assistant with it.{' '}
          <Link href="/settings" className="link">
            Switch it on in Settings
          </Link>
        </p>
      )}
    </Page>
  );
};
