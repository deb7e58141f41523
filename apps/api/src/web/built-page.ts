import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from './build-folder';
import { markNonce } from './compressed-page';
import { escapeHtml } from './escape-html';

export const WEB_FOLDER = join(BUILD_FOLDER, 'web');

const TOWN_PLACEHOLDER = '__TOWN__';

export const createBuiltPage = (town: string): ((head: string, isEvent: boolean) => string) => {
  const file = join(WEB_FOLDER, 'index.html');
  const page = existsSync(file)
    ? markNonce(readFileSync(file, 'utf8')).replaceAll(TOWN_PLACEHOLDER, () => escapeHtml(town))
    : 'The web client is not built.';
  return (head, isEvent) =>
    page
      .replace(DESCRIPTION_TAG, '')
      .replace(TITLE_TAG, () => head)
      .replace(EVENT_STYLES_TAG, isEvent ? '$&' : '');
};

const DESCRIPTION_TAG = /<meta name="description"[^>]*>\s*/;
const TITLE_TAG = /<title>[^<]*<\/title>/;

const EVENT_STYLES_TAG = /<link[^>]* data-page="event"[^>]*>\s*/g;
