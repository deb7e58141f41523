import type { WeatherIcon } from '#libs/contracts';

/** What a description is drawn as, by the weightiest thing it says; '' where it says nothing of the kind. */
export const iconInWords = (words: string, isDay: boolean): WeatherIcon | '' => {
  const [, icon = ''] = WORDS.find(([said]) => said.test(words)) ?? [];
  return icon && (isDay ? icon : (BY_NIGHT[icon] ?? icon));
};

/** The weightiest first. */
const WORDS: readonly (readonly [RegExp, WeatherIcon])[] = [
  [/thunder|t-?storm|tornado|hurricane|tropical storm/i, 'storm'],
  [/snow|blizzard|flurr|sleet|ice pellets|wintry/i, 'snow'],
  [/rain|shower|drizzle|freezing/i, 'rain'],
  [/\bfog|mist|haze|smoke|dust/i, 'fog'],
  [/wind|breez|blustery/i, 'wind'],
  [/partly|mostly sunny|mostly clear|few clouds|partial/i, 'partly'],
  [/cloud|overcast/i, 'cloud'],
  [/sun|clear|fair|\bhot\b|\bcold\b/i, 'sun'],
];

const BY_NIGHT: Readonly<Partial<Record<WeatherIcon, WeatherIcon>>> = { sun: 'moon', partly: 'partly-night' };
