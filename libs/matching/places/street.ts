import { wordsOf } from '../words';
import { writeOutRoads } from './numbered-roads';

/** '50 fullerton' for '50 S. Fullerton Ave', '50 county road 12' for '50 Co. Rt. 12'. */
export const streetOfAddress = (address: string) => {
  const text = writeOutRoads(address);
  return numberedRoadOf(text) ?? streetOf(STREET_ANYWHERE.exec(text) ?? STREET_LINE.exec(text));
};

export const streetOfLocation = (location: string) => {
  const text = writeOutRoads(location);
  return numberedRoadOf(text) ?? streetOf(STREET_ANYWHERE.exec(text) ?? STREET_PART.exec(text));
};

/** 'ne' for '420 N.E. Main St.' and '420 Main Street NE'. */
export const sideOfStreet = (text: string): string | undefined => {
  const { side, sideBehind } = (STREET_ANYWHERE.exec(text) ?? STREET_LINE.exec(text))?.groups ?? {};
  return (side ?? sideBehind)
    ?.toLowerCase()
    .replace(/(?<=[nsew])(?:orth|outh|ast|est)/g, '')
    .replace(/[^nsew]/g, '');
};

/** 'municipal plaza' for '1 Municipal Plaza'. */
export const roadOfAddress = (address: string): readonly string[] =>
  wordsOf(STREET_ANYWHERE.exec(address)?.[0].replace(/^[nsew]?\d+[a-z]?\s/i, '') ?? '');

export const removeStreet = (text: string) =>
  writeOutRoads(text).replace(NUMBER_ON_ROAD, ', ').replace(STREET_ANYWHERE, ', ').replace(STREET_PART, ', ');

export const textAfterStreet = (address: string): string => {
  const text = writeOutRoads(address);
  const found = NUMBER_ON_ROAD.exec(text) ?? STREET_ANYWHERE.exec(text) ?? STREET_PART.exec(text);
  return found ? text.slice(found.index + found[0].length) : STREET_LINE.test(text) ? text.replace(/^[^,]*/, '') : '';
};

const NUMBER_ON_ROAD =
  /\b([nsew]?\d+[a-z]?)\s+((?:county road|township road|(?:state )?route) (?:\d+\p{L}?|\p{L}{1,2}))(?![\p{L}\d])(?:\s+[nsew]\b\.?)?/iu;

const numberedRoadOf = (text: string): string | undefined => NUMBER_ON_ROAD.exec(text)?.slice(1).join(' ').toLowerCase();

/** 'N.', 'Northeast' or 'N.E.' */
const SIDE = String.raw`(?:(?:north|south)[\s-]?(?:east|west)|north|south|east|west|[ns]\.?\s?[ew]|[nsew])\b\.?`;

/** House number, in Wisconsin with a side, and name, behind a direction or a kind of street that stands before the name. */
const NUMBER_AND_NAME = String.raw`(?<number>[nsew]?\d+[a-z]?)\s+(?:(?<side>${SIDE})\s+|(?:rue|chemin|calle|camino|avenida|paseo)\s+(?:(?:de|du|des|del|la|las|los|le|les)\s+|l['’])*)?(?<name>\p{L}[\p{L}'’]*|\d+(?:st|nd|rd|th))`;

const STREET_ANYWHERE = new RegExp(
  String.raw`\b${NUMBER_AND_NAME}(?:\s+[\p{L}\d]+)??\s+(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|place|pl|plaza|square|sq|circle|cir|trail|route|pike|way|court|ct|terrace|parkway|pkwy|highway|hwy|loop|alley|row|crescent|crossing|turnpike|tpke)\b\.?(?:,?\s+(?<sideBehind>[ns]\.?\s?[ew]|[nsew])(?![\p{L}\d])\.?)?`,
  'iu',
);

/** An address begins with its street, whatever kind of street it is. */
const STREET_LINE = new RegExp(String.raw`^\s*${NUMBER_AND_NAME}`, 'iu');

/** In a location, the street is a part of its own. */
const STREET_PART = new RegExp(String.raw`(?<=^|[,;:|(]\s*)${NUMBER_AND_NAME}\s*(?=$|[,;:|)])`, 'iu');

const streetOf = (found: RegExpExecArray | null): string | undefined => {
  const { number, name } = found?.groups ?? {};
  return number && name && `${number} ${ORDINALS.get(name.toLowerCase()) ?? wordsOf(name)[0] ?? name}`.toLowerCase();
};

const ORDINALS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'
    .split(' ')
    .map((word, i) => [word, ['1st', '2nd', '3rd'][i] ?? `${i + 1}th`]),
);
