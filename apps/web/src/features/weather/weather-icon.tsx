import type { WeatherIcon as Name } from '#libs/contracts';

export const WeatherIcon = ({ name, size, className }: { name: Name | ''; size: number; className?: string }) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    aria-hidden="true"
    focusable="false"
  >
    {name && <path d={ICON_PATHS[name]} />}
  </svg>
);

const CLOUD_PATH = 'M7 14a4 4 0 0 1 .3-8 5.5 5.5 0 0 1 10.5 1.7A3.2 3.2 0 0 1 17.5 14z';

const ICON_PATHS: Readonly<Record<Name, string>> = {
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  partly:
    'M8.5 2v2.2M3.2 4.2l1.6 1.6M1.5 9.5h2.2M13.8 4.2l-1.6 1.6M4.6 10.6A4 4 0 1 1 12.4 8.8M7.5 21a4.2 4.2 0 0 1 .4-8.4 5.2 5.2 0 0 1 10-.2A4.3 4.3 0 0 1 18 21z',
  'partly-night':
    'M4.5 11.5A5.6 5.6 0 0 1 8.4 2.6a5.2 5.2 0 0 0 5.4 6.2M7.5 21a4.2 4.2 0 0 1 .4-8.4 5.2 5.2 0 0 1 10-.2A4.3 4.3 0 0 1 18 21z',
  cloud: 'M7 19a4.5 4.5 0 0 1 .3-9 5.5 5.5 0 0 1 10.5 1.7A3.7 3.7 0 0 1 17.5 19z',
  fog: 'M4 7h13M7 11h13M4 15h13M7 19h13',
  wind: 'M3 9h11.5a3 3 0 1 0-3-3M3 13h15.5a2.8 2.8 0 1 1-2.8 2.8M3 17h7.5a2.2 2.2 0 1 1-2.2 2.2',
  rain: `${CLOUD_PATH}M8 17l-1 4M12.5 17l-1 4M17 17l-1 4`,
  snow: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9',
  storm: `${CLOUD_PATH}M13 15l-3 4h4l-2.5 3.5`,
};
