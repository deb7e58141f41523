import type { WeatherIcon } from '#libs/contracts';

/** Of the most severe weather; '' if there is none. */
export const iconOfDescription = (words: string, isDay: boolean): WeatherIcon | '' => {
  const [, icon = ''] = ICON_PATTERNS.find(([pattern]) => pattern.test(words)) ?? [];
  return icon && (isDay ? icon : (NIGHT_ICONS[icon] ?? icon));
};

const ICON_PATTERNS: readonly (readonly [RegExp, WeatherIcon])[] = [
  [/thunder|t-?storm|tornado|hurricane|tropical storm/i, 'storm'],
  [/snow|blizzard|flurr|sleet|ice pellets|wintry/i, 'snow'],
  [/rain|shower|drizzle|freezing/i, 'rain'],
  [/\bfog|mist|haze|smoke|dust/i, 'fog'],
  [/wind|breez|blustery/i, 'wind'],
  [/partly|mostly sunny|mostly clear|few clouds|partial/i, 'partly'],
  [/cloud|overcast/i, 'cloud'],
  [/sun|clear|fair|\bhot\b|\bcold\b/i, 'sun'],
];

const NIGHT_ICONS: Readonly<Partial<Record<WeatherIcon, WeatherIcon>>> = { sun: 'moon', partly: 'partly-night' };
