import { useState } from 'react';
import type { TownEvent } from '#libs/contracts';
import styles from './event-page.module.css';

/** The organization's picture. One that can't be had leaves no trace. */
export const EventImage = ({ event: { imageUrl } }: { event: TownEvent }) => {
  const [failed, setFailed] = useState<string>();
  return imageUrl && failed !== imageUrl ? (
    <img className={styles.image} src={imageUrl} alt="" loading="lazy" onError={() => setFailed(imageUrl)} />
  ) : null;
};
