import { Link } from 'wouter';
import { canShare, share } from '../../lib/share';
import { useFeature, useTown } from '../../lib/use-town';
import { copySiteLink } from './copy-link';
import { siteLink } from './networks';
import styles from './share-page.module.css';

export const WaysToSupport = () => {
  const { links } = useTown();
  return (
    <section aria-labelledby="ways-to-support">
      <h2 id="ways-to-support" className={styles.title}>
        Ways to support
      </h2>
      <ol className={styles.ways}>
        {useFeature('suggest') && (
          <li>
            <div>
              <Link href="/suggest">Suggest an event</Link>
              <p>A supper, a lecture, a game that is missing here.</p>
            </div>
          </li>
        )}
        <li>
          <div>
            <button type="button" onClick={shareOrCopySiteLink}>
              Tell a neighbor
            </button>
            <p>Most people hear of Almanac across a fence.</p>
          </div>
        </li>
        {links['contact'] && (
          <li>
            <div>
              <a href={links['contact']}>Report a mistake</a>
              <p>Wrong time, wrong place? One line is enough.</p>
            </div>
          </li>
        )}
      </ol>
    </section>
  );
};

const shareOrCopySiteLink = () => (canShare() ? share({ title: 'Almanac', url: siteLink() }) : copySiteLink());
