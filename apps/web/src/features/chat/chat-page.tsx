import { PAGES } from '#libs/contracts/pages';
import { Page } from '../../ui/page';
import { Chat } from './chat';

export const ChatPage = () => (
  <Page title={PAGES['/chat'].title}>
    <Chat />
  </Page>
);
