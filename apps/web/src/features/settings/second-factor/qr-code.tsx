import { encode } from 'uqr';
import styles from './second-factor.module.css';

/** Dark on light in both modes: most cameras cannot read inverted codes. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: QUIET_ZONE_SQUARES });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  );
};

const QUIET_ZONE_SQUARES = 4;
