import { PAGES } from '#libs/contracts/pages';
import { MantineRoot } from '../../ui/mantine-root';
import { Page } from '../../ui/page';
import { SuggestForm } from './suggest-form';

const { title } = PAGES['/suggest'];

export const SuggestPage = () => (
  <Page title={title} lead="We look at every suggestion before it goes up. No account needed.">
    <MantineRoot>
      <SuggestForm />
    </MantineRoot>
  </Page>
);
