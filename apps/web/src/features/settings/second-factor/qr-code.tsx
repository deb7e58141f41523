import { encode } from 'uqr';
import styles from './second-factor.module.css';

/** Dark on light in either mode: most cameras read no other. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  );
};

/** What has to be free around it, in squares. */
const QUIET = 4;
