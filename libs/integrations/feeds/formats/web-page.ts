import { Tokenizer } from 'htmlparser2';
import { plainLine } from '../../icalendar/texts/plain-text';
import { readItem } from '../events/told';
import { eventsIn } from './events-in-json';
import type { Found } from './format';
import { type Parsed, parsed, Room } from './parsed';

/** The events that a page tells machines about, as JSON-LD of schema.org. One script that is broken costs only itself. */
export const readWebPage = (html: string, address?: string): Found => {
  const { scripts, title, isCutShort } = scriptsOf(html);
  const room = new Room();
  const found = scripts.map((script) => {
    const read = lenientlyParsed(script, room);
    return 'json' in read ? eventsIn(read.json) : read;
  });
  const broken = found.flatMap((one) => ('failure' in one ? [throwing(`its JSON-LD ${one.failure}`)] : []));
  const readings = found.filter((one) => 'items' in one);
  const tooDeep = readings.filter((reading) => reading.isTooDeep).map(() => throwing('its JSON-LD is nested too deeply'));
  const items = readings.flatMap((reading) => reading.items);
  return {
    format: 'web page',
    events: [...items.map((item) => readItem(item, address)), ...broken, ...tooDeep],
    ...(items.length === 0 && { isInstead: `a web page without events${title && `: ${title}`}`, title }),
    isCutShort,
  };
};

const throwing = (reason: string) => (): never => {
  throw new Error(reason);
};

const scriptsOf = (html: string): { scripts: string[]; title: string; isCutShort: boolean } => {
  const scripts: string[] = [];
  let title = '';
  let name = '';
  let attribute = '';
  let isJson = false;
  let open: string | undefined;
  const textAt = (from: number, to: number) => html.slice(from, to);

  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ...UNHEARD,
      onopentagname: (from, to) => {
        name = textAt(from, to).toLowerCase();
        isJson = false;
      },
      onattribname: (from, to) => {
        attribute = textAt(from, to).toLowerCase();
      },
      onattribdata: (from, to) => {
        if (name === 'script' && attribute === 'type') isJson = JSON_LD.test(textAt(from, Math.min(to, from + 100)));
      },
      onopentagend: () => {
        open = name === 'script' && isJson ? '' : name === 'title' && title === '' ? '' : undefined;
      },
      ontext: (from, to) => {
        if (open !== undefined) open += textAt(from, to);
      },
      onclosetag: () => {
        if (open !== undefined && name === 'title') title = plainLine(open.slice(0, LONGEST_TITLE));
        else if (open !== undefined) scripts.push(open);
        open = undefined;
        name = '';
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { scripts, title, isCutShort: open !== undefined && name === 'script' };
};

const JSON_LD = /^\s*application\/ld\+json\b/i;

const LONGEST_TITLE = 200;

/** Also with raw line breaks in its texts, and between the marks that hid scripts from old browsers. */
const lenientlyParsed = (script: string, room: Room): Parsed => {
  const bare = script.replace(HIDING, '').replace(HIDDEN, '');
  const strict = parsed(bare, room);
  return 'json' in strict ? strict : parsed(bare.replace(CONTROLS, ' '), room);
};

const HIDING = /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/;

const HIDDEN = /(?:-->|\/\/\s*\]\]>|;)\s*$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what breaks JSON.
const CONTROLS = /[\u0000-\u001f]+/g;

const nothing = () => {};

const UNHEARD = {
  onattribentity: nothing,
  onattribend: nothing,
  oncdata: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onend: nothing,
  onprocessinginstruction: nothing,
  onselfclosingtag: nothing,
  ontextentity: nothing,
};
