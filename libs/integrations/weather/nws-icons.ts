import type { WeatherIcon } from '#libs/contracts';
import { iconOfDescription } from './icons';

/** Looks at the icon address (https://api.weather.gov/icons, deprecated), else the description. Of two halves the more severe. */
export const findNwsIcon = (address: unknown, words: string, isDay: boolean): WeatherIcon | '' => {
  const [, ...named] = typeof address === 'string' ? address.split('?', 1)[0]!.split(/\/(?:day|night)\//, 2) : [];
  const halves = named.flatMap((codes) => codes.split('/')).map((half) => half.split(',', 1)[0]!);
  const description = halves.flatMap((code) => ICON_MEANINGS.get(code) ?? []).join(' ');
  return iconOfDescription(description, isDay) || iconOfDescription(words, isDay);
};

const ICON_MEANINGS = new Map(
  Object.entries({
    skc: 'clear',
    few: 'few clouds',
    sct: 'partly cloudy',
    bkn: 'cloudy',
    ovc: 'overcast',
    wind_skc: 'wind',
    wind_few: 'wind',
    wind_sct: 'wind',
    wind_bkn: 'wind',
    wind_ovc: 'wind',
    snow: 'snow',
    rain_snow: 'snow',
    rain_sleet: 'sleet',
    snow_sleet: 'snow',
    fzra: 'freezing rain',
    rain_fzra: 'freezing rain',
    snow_fzra: 'snow',
    sleet: 'sleet',
    rain: 'rain',
    rain_showers: 'rain',
    rain_showers_hi: 'rain',
    tsra: 'thunder',
    tsra_sct: 'thunder',
    tsra_hi: 'thunder',
    tornado: 'tornado',
    hurricane: 'hurricane',
    tropical_storm: 'tropical storm',
    dust: 'dust',
    smoke: 'smoke',
    haze: 'haze',
    hot: 'hot',
    cold: 'cold',
    blizzard: 'blizzard',
    fog: 'fog',
  }),
);
