import { Page } from '../../ui/page';
import { CopyLink } from './copy-link';
import { ShareOn } from './share-on';
import styles from './share-page.module.css';
import { WaysToSupport } from './ways-to-support';

export const SharePage = () => (
  <Page title="Share Almanac" lead="The whole town on one board. Tell someone who is new here.">
    <div className={styles.columns}>
      <div>
        <ShareOn />
        <CopyLink />
      </div>
      <WaysToSupport />
    </div>
  </Page>
);
