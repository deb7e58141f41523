import { PAGES } from '#libs/contracts/pages';
import { MantineRoot } from '../../ui/mantine-root';
import { Page } from '../../ui/page';
import { CopyLink } from './copy-link';
import { ShareOn } from './share-on';
import styles from './share-page.module.css';
import { WaysToSupport } from './ways-to-support';

const { title, description } = PAGES['/share'];

export const SharePage = () => (
  <Page title={title} lead={description}>
    <div className={styles.columns}>
      <div>
        <ShareOn />
        <MantineRoot>
          <CopyLink />
        </MantineRoot>
      </div>
      <WaysToSupport />
    </div>
  </Page>
);
