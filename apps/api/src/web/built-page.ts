import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from './build-folder';
import { escaped } from './escaped';
import { markNonce } from './packed-page';

/** What was built for browsers. */
export const WEB = join(BUILD_FOLDER, 'web');

const TOWN = '__TOWN__';

/** The one page for every address, of this town, that draws itself in the browser. `head` is what it says of itself. */
export const builtPage = (town: string): ((head: string, isEvent: boolean) => string) => {
  const file = join(WEB, 'index.html');
  const page = existsSync(file)
    ? markNonce(readFileSync(file, 'utf8')).replaceAll(TOWN, () => escaped(town))
    : 'The web client is not built.';
  return (head, isEvent) =>
    page
      .replace(DESCRIPTION, '')
      .replace(TITLE, () => head)
      .replace(EVENT_STYLES, isEvent ? '$&' : '');
};

const DESCRIPTION = /<meta name="description"[^>]*>\s*/;
const TITLE = /<title>[^<]*<\/title>/;

/** Of the page of an event, which the list of events does without. */
const EVENT_STYLES = /<link[^>]* data-page="event"[^>]*>\s*/g;
