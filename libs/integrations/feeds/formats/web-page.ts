import { Tokenizer } from 'htmlparser2';
import { toPlainLine } from '../../icalendar/texts/plain-text';
import { toEventReader } from '../events/feed-item';
import { findJsonEvents } from './json-events';
import { JsonBudget, type JsonResult, parseJson } from './parse-json';
import type { ParsedFeed } from './parsed-feed';

/** A broken script does not affect the others. */
export const readWebPage = (html: string, address?: string): ParsedFeed => {
  const { scripts, title, isCutShort } = scriptsOf(html);
  const budget = new JsonBudget();
  const results = scripts.map((script) => {
    const read = parseLeniently(script, budget);
    return 'json' in read ? findJsonEvents(read.json) : read;
  });
  const broken = results.flatMap((one) => ('failure' in one ? [failingReader(`its JSON-LD ${one.failure}`)] : []));
  const readings = results.filter((one) => 'items' in one);
  const tooDeep = readings.filter((reading) => reading.isTooDeep).map(() => failingReader('its JSON-LD is nested too deeply'));
  const items = readings.flatMap((reading) => reading.items);
  return {
    format: 'web page',
    events: [...items.map((item) => toEventReader(item, address)), ...broken, ...tooDeep],
    ...(items.length === 0 && { actualContent: `a web page without events${title && `: ${title}`}`, title }),
    isCutShort,
  };
};

const failingReader = (reason: string) => (): never => {
  throw new Error(reason);
};

const scriptsOf = (html: string): { scripts: string[]; title: string; isCutShort: boolean } => {
  const scripts: string[] = [];
  let title = '';
  let tagName = '';
  let attributeName = '';
  let isJson = false;
  let openText: string | undefined;
  const textAt = (from: number, to: number) => html.slice(from, to);

  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ...IGNORED_TOKEN_HANDLERS,
      onopentagname: (from, to) => {
        tagName = textAt(from, to).toLowerCase();
        isJson = false;
      },
      onattribname: (from, to) => {
        attributeName = textAt(from, to).toLowerCase();
      },
      onattribdata: (from, to) => {
        if (tagName === 'script' && attributeName === 'type') isJson = JSON_LD.test(textAt(from, Math.min(to, from + 100)));
      },
      onopentagend: () => {
        openText = tagName === 'script' && isJson ? '' : tagName === 'title' && title === '' ? '' : undefined;
      },
      ontext: (from, to) => {
        if (openText !== undefined) openText += textAt(from, to);
      },
      onclosetag: () => {
        if (openText !== undefined && tagName === 'title') title = toPlainLine(openText.slice(0, MAX_TITLE_LENGTH));
        else if (openText !== undefined) scripts.push(openText);
        openText = undefined;
        tagName = '';
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { scripts, title, isCutShort: openText !== undefined && tagName === 'script' };
};

const JSON_LD = /^\s*application\/ld\+json\b/i;

const MAX_TITLE_LENGTH = 200;

/** Accepts raw line breaks in strings and the comment marks that hide scripts from old browsers. */
const parseLeniently = (script: string, budget: JsonBudget): JsonResult => {
  const bare = script.replace(COMMENT_START, '').replace(COMMENT_END, '');
  const strict = parseJson(bare, budget);
  return 'json' in strict ? strict : parseJson(bare.replace(CONTROL_CHARACTERS, ' '), budget);
};

const COMMENT_START = /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/;

const COMMENT_END = /(?:-->|\/\/\s*\]\]>|;)\s*$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what breaks JSON.
const CONTROL_CHARACTERS = /[\u0000-\u001f]+/g;

const ignore = () => {};

const IGNORED_TOKEN_HANDLERS = {
  onattribentity: ignore,
  onattribend: ignore,
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontextentity: ignore,
};
