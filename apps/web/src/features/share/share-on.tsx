import { copyText } from '../../lib/copy-text';
import { useTown } from '../../lib/use-town';
import { Icon } from '../../ui/icon';
import { NETWORKS, siteLink } from './networks';
import styles from './share-page.module.css';

export const ShareOn = () => {
  const { name: town } = useTown();
  const text = `Almanac: everything that happens in ${town}`;
  return (
    <section aria-labelledby="share-on">
      <h2 id="share-on" className={styles.title}>
        Share on
      </h2>
      <ul className={styles.networks}>
        {NETWORKS.map(({ name, mark, filled, stroke = 2, address }) => (
          <li key={name}>
            <button type="button" onClick={() => (address ? openShareWindow(address(siteLink(), text)) : copyFor(name))}>
              <svg width={26} height={26} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path
                  d={mark}
                  fill={filled ? 'currentColor' : 'none'}
                  stroke={filled ? 'none' : 'currentColor'}
                  strokeWidth={stroke}
                />
              </svg>
              <span>{name}</span>
              <Icon name="external" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const openShareWindow = (address: string) => window.open(address, '_blank', 'popup,noopener,width=600,height=400');

const copyFor = async (name: string) =>
  window.alert(
    (await copyText(siteLink()))
      ? `The link has been copied. Paste it into your ${name} story or post.`
      : `Copy this link into your ${name} story or post: ${siteLink()}`,
  );
